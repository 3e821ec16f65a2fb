import type { Labels } from '@site/src/i18n/types';

export const en = {
  ad: {
    label: 'Ad',
    thanks: 'Thank you for reading',
    thanksText:
      'No ad has come through. If a blocker keeps it out, you could allow ads here: they pay for the work on these pages.',
    scaffold: 'Scaffold generator',
    scaffoldText: 'Toolpad begins a React app for you: routes, layout and sign-in.',
    templates: 'Premium templates',
    templatesText: 'Finished dashboards and pages to begin a React app with.',
    themes: 'Premium themes',
    themesText: 'Complete looks for Material UI that take on your brand.',
    support: 'Enterprise support',
    supportText: 'Answers from the maintainers, within an agreed time.',
    designKits: 'Design kits',
    designKitsText: 'The components for design tools: draw what you will build.',
  },
};

export const zh: Labels<typeof en> = {
  ad: {
    label: '广告',
    thanks: '感谢你的阅读',
    thanksText:
      '这里的广告没有加载。如果是拦截工具挡住了它，可以考虑在本站允许广告：广告收入用于维护这些页面。',
    scaffold: '脚手架生成器',
    scaffoldText: '用 Toolpad 开始一个 React 应用：路由、布局和登录已经就位。',
    templates: '高级模板',
    templatesText: '现成的仪表板和页面，React 应用由此起步。',
    themes: '高级主题',
    themesText: 'Material UI 的成套外观，可以换上你的品牌。',
    support: '企业支持',
    supportText: '由维护者解答，响应时间有约定。',
    designKits: '设计套件',
    designKitsText: '设计工具中的同一套组件：先画出要构建的界面。',
  },
};

export const pt: Labels<typeof en> = {
  ad: {
    label: 'Anúncio',
    thanks: 'Obrigado pela leitura',
    thanksText:
      'Nenhum anúncio chegou. Se um bloqueador o impede, você pode permitir anúncios aqui: eles pagam o trabalho nestas páginas.',
    scaffold: 'Gerador de projetos',
    scaffoldText: 'O Toolpad começa um app React por você: rotas, layout e login.',
    templates: 'Modelos premium',
    templatesText: 'Painéis e páginas prontos para começar um app React.',
    themes: 'Temas premium',
    themesText: 'Visuais completos para o Material UI que adotam a sua marca.',
    support: 'Suporte empresarial',
    supportText: 'Respostas de quem mantém as bibliotecas, em prazo combinado.',
    designKits: 'Kits de design',
    designKitsText:
      'Os componentes nas ferramentas de design: desenhe o que vai construir.',
  },
};

type En = typeof en;

declare module '@site/src/i18n/types' {
  interface LabelGroups extends En {}
}
