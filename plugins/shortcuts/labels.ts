import type { Labels } from '@site/src/i18n/types';

export const en = {
  shortcuts: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    loadFailed: 'The list of shortcuts could not be loaded.',
    list: 'Show this list',
    settings: 'Open the settings',
    next: 'Next page',
    previous: 'Previous page',
    filter: 'Filter the sidebar',
    top: 'Back to the top',
    scope:
      'These work on this page, except while you type, use a demo or have a dialog open.',
    single: 'Single-key shortcuts',
    singleHelp:
      'Turn them off if keys act when you don’t mean them to, as with speech input. This list stays in the footer.',
  },
};

export const zh: Labels<typeof en> = {
  shortcuts: {
    title: '键盘快捷键',
    close: '关闭',
    loadFailed: '无法加载快捷键列表。',
    list: '显示此列表',
    settings: '打开设置',
    next: '下一页',
    previous: '上一页',
    filter: '筛选侧边栏',
    top: '回到顶部',
    scope: '以上快捷键适用于本页；输入文字、操作演示或打开对话框时不起作用。',
    single: '单键快捷键',
    singleHelp:
      '如果按键常被误触发（例如使用语音输入时），请关闭此项。页脚中始终可以打开此列表。',
  },
};

export const pt: Labels<typeof en> = {
  shortcuts: {
    title: 'Atalhos de teclado',
    close: 'Fechar',
    loadFailed: 'Não foi possível carregar a lista de atalhos.',
    list: 'Mostrar esta lista',
    settings: 'Abrir as configurações',
    next: 'Próxima página',
    previous: 'Página anterior',
    filter: 'Filtrar a barra lateral',
    top: 'Voltar ao topo',
    scope:
      'Funcionam nesta página, exceto enquanto você digita, usa uma demonstração ou tem uma caixa de diálogo aberta.',
    single: 'Atalhos de uma só tecla',
    singleHelp:
      'Desative-os se as teclas agirem sem querer, por exemplo com entrada por voz. Esta lista continua no rodapé.',
  },
};

type En = typeof en;

declare module '@site/src/i18n/types' {
  interface LabelGroups extends En {}
}
