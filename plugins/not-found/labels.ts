import type { Labels } from '@site/src/i18n/types';

export const en = {
  notFound: {
    title: 'This page does not exist',
    text: 'The address may be mistyped, or the page may have moved.',
    places: 'Good places to go on',
    moved: 'This page has moved:',
    nearest: 'Pages with a similar address',
    searching: 'Looking for pages with a similar address …',
    failed: 'The list of pages could not be loaded.',
    retry: 'Try again',
  },
};

export const zh: Labels<typeof en> = {
  notFound: {
    title: '此页面不存在',
    text: '地址可能有误，或者页面已经移动。',
    places: '可以从这里继续',
    moved: '此页面已移至：',
    nearest: '地址相近的页面',
    searching: '正在查找地址相近的页面……',
    failed: '未能加载页面列表。',
    retry: '重试',
  },
};

export const pt: Labels<typeof en> = {
  notFound: {
    title: 'Esta página não existe',
    text: 'O endereço pode ter um erro de digitação, ou a página pode ter mudado de lugar.',
    places: 'Bons lugares para continuar',
    moved: 'Esta página mudou de lugar:',
    nearest: 'Páginas com endereço parecido',
    searching: 'Procurando páginas com endereço parecido …',
    failed: 'Não foi possível carregar a lista de páginas.',
    retry: 'Tentar novamente',
  },
};

type En = typeof en;

declare module '@site/src/i18n/types' {
  interface LabelGroups extends En {}
}
