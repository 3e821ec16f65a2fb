import type { Labels } from '@site/src/i18n/types';

export const en = {
  pageActions: {
    copy: 'Copy page',
    copying: 'Copying…',
    openInstead: 'Open as Markdown',
    more: 'More ways to take the page along',
    view: 'View as Markdown',
    openIn: 'Open in {name}',
    newTab: 'new tab',
    prompt: 'Read {url} and answer my questions about it.',
  },
};

export const zh: Labels<typeof en> = {
  pageActions: {
    copy: '复制页面',
    copying: '正在复制……',
    openInstead: '打开 Markdown',
    more: '更多操作',
    view: '查看 Markdown',
    openIn: '在 {name} 中打开',
    newTab: '新标签页',
    prompt: '请阅读 {url}，然后回答我关于它的问题。',
  },
};

export const pt: Labels<typeof en> = {
  pageActions: {
    copy: 'Copiar a página',
    copying: 'Copiando…',
    openInstead: 'Abrir em Markdown',
    more: 'Mais formas de levar a página',
    view: 'Ver em Markdown',
    openIn: 'Abrir no {name}',
    newTab: 'nova aba',
    prompt: 'Leia {url} e responda às minhas perguntas sobre isso.',
  },
};

type En = typeof en;

declare module '@site/src/i18n/types' {
  interface LabelGroups extends En {}
}
