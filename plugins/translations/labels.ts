import type { Labels } from '@site/src/i18n/types';

export const en = {
  untranslated: {
    notice: 'This page is not translated yet, so you see its English text.',
    help: 'Translate it',
    create: 'Translate this page',
  },
  behind: {
    notice: {
      one: 'The English page has changed since this translation: {count} part differs.',
      other:
        'The English page has changed since this translation: {count} parts differ.',
    },
    english: 'Read the English page',
    board: 'See what changed',
  },
  translations: {
    title: 'Translations',
    intro:
      'How far each page is translated, which parts of the English have changed since, and where to mend it.',
    translated: 'Translated',
    behind: 'Behind',
    missing: 'Missing',
    orphaned: 'Orphaned',
    unrecorded: 'Unrecorded',
    faulty: 'Faulty',
    share: '{count} of {total}',
    state: 'State',
    allStates: 'All states',
    library: 'Library',
    allLibraries: 'All libraries',
    noLibrary: 'No library',
    shown: { one: '{count} page shown', other: '{count} pages shown' },
    changes: { one: '{count} changed part', other: '{count} changed parts' },
    changed: 'Changed',
    new: 'New',
    removed: 'Removed',
    edit: 'Edit',
    create: 'Create',
  },
};

export const zh: Labels<typeof en> = {
  untranslated: {
    notice: '此页面尚未翻译，以下为英文原文。',
    help: '参与翻译',
    create: '翻译此页面',
  },
  behind: {
    notice: '英文页面在本译文之后有过改动，共 {count} 处不同。',
    english: '阅读英文页面',
    board: '查看改动',
  },
  translations: {
    title: '翻译进度',
    intro: '每个页面翻译到什么程度，英文原文此后改了哪些段落，以及在哪里修订。',
    translated: '已译',
    behind: '待更新',
    missing: '未翻译',
    orphaned: '多余',
    unrecorded: '未登记',
    faulty: '文件有误',
    share: '{count} / {total}',
    state: '状态',
    allStates: '全部状态',
    library: '组件库',
    allLibraries: '全部组件库',
    noLibrary: '不属于组件库',
    shown: '显示 {count} 个页面',
    changes: '{count} 处改动',
    changed: '已变更',
    new: '新增',
    removed: '已删除',
    edit: '编辑',
    create: '新建',
  },
};

export const pt: Labels<typeof en> = {
  untranslated: {
    notice: 'Esta página ainda não foi traduzida; por isso, o texto está em inglês.',
    help: 'Ajudar a traduzir',
    create: 'Traduzir esta página',
  },
  behind: {
    notice: {
      one: 'A página em inglês mudou desde esta tradução: {count} parte é diferente.',
      other:
        'A página em inglês mudou desde esta tradução: {count} partes são diferentes.',
    },
    english: 'Ler a página em inglês',
    board: 'Ver o que mudou',
  },
  translations: {
    title: 'Traduções',
    intro:
      'Até onde cada página está traduzida, que partes do inglês mudaram desde então e onde corrigi-las.',
    translated: 'Traduzidas',
    behind: 'Atrasadas',
    missing: 'Faltando',
    orphaned: 'Órfãs',
    unrecorded: 'Sem registro',
    faulty: 'Com falhas',
    share: '{count} de {total}',
    state: 'Situação',
    allStates: 'Todas as situações',
    library: 'Biblioteca',
    allLibraries: 'Todas as bibliotecas',
    noLibrary: 'Nenhuma biblioteca',
    shown: {
      one: '{count} página em exibição',
      other: '{count} páginas em exibição',
    },
    changes: { one: '{count} parte alterada', other: '{count} partes alteradas' },
    changed: 'Alterada',
    new: 'Nova',
    removed: 'Removida',
    edit: 'Editar',
    create: 'Criar',
  },
};

type En = typeof en;

declare module '@site/src/i18n/types' {
  interface LabelGroups extends En {}
}
