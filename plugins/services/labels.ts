import type { Labels } from '@site/src/i18n/types';

export const en = {
  consent: {
    title: 'Your privacy',
    analytics: 'Analytics would count visits and clicks.',
    ads: 'An advertising service would choose the ads.',
    promise: 'Nothing of that is loaded before you agree.',
    allow: 'Allow',
    refuse: 'Don’t allow',
    more: 'What is stored and sent',
    granted: 'You have allowed this.',
    denied: 'You have not allowed this.',
    undecided: 'You have not answered yet. That counts as no.',
    refused:
      'Your browser says no for you, by Do Not Track or Global Privacy Control. Nothing is loaded.',
    needless: 'This portal uses no service that needs your consent.',
  },
  privacy: {
    analytics: 'Analytics',
    adFeedUrl: 'Feed of third-party ads',
    adScriptUrl: 'Script of an ad network',
    feedbackUrl: 'Answers to “Was this page helpful?”',
    algolia: 'Search by Algolia',
    fontsUrl: 'Fonts service',
    used: 'Used here:',
    unused: 'Not used here',
    printed: 'Printed in the browser’s console, not sent',
  },
};

export const zh: Labels<typeof en> = {
  consent: {
    title: '你的隐私',
    analytics: '统计服务会统计访问和点击。',
    ads: '广告服务会选择广告。',
    promise: '在你同意之前，不会加载任何此类服务。',
    allow: '允许',
    refuse: '不允许',
    more: '存储和发送哪些内容',
    granted: '你已允许。',
    denied: '你未允许。',
    undecided: '你还没有作出选择，视为不允许。',
    refused:
      '你的浏览器已通过 Do Not Track 或 Global Privacy Control 表示拒绝，因此不会加载任何此类服务。',
    needless: '本站未使用需要你同意的服务。',
  },
  privacy: {
    analytics: '访问统计',
    adFeedUrl: '第三方广告源',
    adScriptUrl: '广告网络的脚本',
    feedbackUrl: '“本页对你有帮助吗？”的回答',
    algolia: 'Algolia 搜索',
    fontsUrl: '字体服务',
    used: '本站使用：',
    unused: '本站未使用',
    printed: '只输出到浏览器控制台，不发送',
  },
};

export const pt: Labels<typeof en> = {
  consent: {
    title: 'Sua privacidade',
    analytics: 'Um serviço de análise contaria visitas e cliques.',
    ads: 'Um serviço de publicidade escolheria os anúncios.',
    promise: 'Nada disso é carregado antes que você concorde.',
    allow: 'Permitir',
    refuse: 'Não permitir',
    more: 'O que é guardado e enviado',
    granted: 'Você permitiu.',
    denied: 'Você não permitiu.',
    undecided: 'Você ainda não respondeu. Isso vale como não.',
    refused:
      'Seu navegador diz não por você, com Do Not Track ou Global Privacy Control. Nada é carregado.',
    needless: 'Este portal não usa nenhum serviço que precise do seu consentimento.',
  },
  privacy: {
    analytics: 'Análise de visitas',
    adFeedUrl: 'Lista de anúncios de terceiros',
    adScriptUrl: 'Script de uma rede de anúncios',
    feedbackUrl: 'Respostas a “Esta página foi útil?”',
    algolia: 'Busca pela Algolia',
    fontsUrl: 'Serviço de fontes',
    used: 'Em uso aqui:',
    unused: 'Sem uso aqui',
    printed: 'Exibida no console do navegador, não enviada',
  },
};

type En = typeof en;

declare module '@site/src/i18n/types' {
  interface LabelGroups extends En {}
}
