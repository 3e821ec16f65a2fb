import type { Labels } from '@site/src/i18n/types';

export const en = {
  incompletePage: {
    text: 'A part of this page could not be loaded. You can read it, but its demos, menus and search may not work.',
    reload: 'Load the page again',
  },
};

export const zh: Labels<typeof en> = {
  incompletePage: {
    text: '此页面有一部分未能加载。内容可以阅读，但演示、菜单和搜索可能无法使用。',
    reload: '重新加载页面',
  },
};

export const pt: Labels<typeof en> = {
  incompletePage: {
    text: 'Uma parte desta página não pôde ser carregada. Você pode lê-la, mas as demonstrações, os menus e a busca podem não funcionar.',
    reload: 'Recarregar a página',
  },
};

type En = typeof en;

declare module '@site/src/i18n/types' {
  interface LabelGroups extends En {}
}
