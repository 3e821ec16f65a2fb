import type { Labels } from '@site/src/i18n/types';

export const en = {
  gallery: {
    filter: 'Filter the examples',
    placeholder: 'Name or purpose …',
    found: { one: '{count} example', other: '{count} examples' },
    none: 'No example matches “{query}”.',
  },
};

export const zh: Labels<typeof en> = {
  gallery: {
    filter: '筛选示例',
    placeholder: '名称或用途……',
    found: '{count} 个示例',
    none: '没有与“{query}”匹配的示例。',
  },
};

export const pt: Labels<typeof en> = {
  gallery: {
    filter: 'Filtrar os exemplos',
    placeholder: 'Nome ou finalidade …',
    found: { one: '{count} exemplo', other: '{count} exemplos' },
    none: 'Nenhum exemplo corresponde a “{query}”.',
  },
};

type En = typeof en;

declare module '@site/src/i18n/types' {
  interface LabelGroups extends En {}
}
