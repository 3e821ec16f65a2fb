import type { Labels } from '@site/src/i18n/types';

export const en = {
  apiToolbar: {
    label: 'Controls of the list: {section}',
    filter: 'Filter',
    filterLabel: 'Filter by name, type or description: {section}',
    layout: 'Layout',
    table: 'Table',
    list: 'List',
    expanded: 'Expanded',
    order: 'Order',
    byName: 'By name',
    bySource: 'As in the source',
    byPlan: 'By plan',
    byKind: 'By kind',
    plan: 'Plan',
    allPlans: 'All plans',
    kind: 'Kind',
    allKinds: 'All kinds',
    anyChoice: 'Any',
    noChoice: 'Not given',
    community: 'Community',
    requiredOnly: 'Required only',
    hideDeprecated: 'Hide deprecated',
    count: '{count} in all',
    shown: '{shown} of {count} shown',
    details: 'Details of {name}',
    copyLink: 'Copy the link to {name}',
  },
};

export const zh: Labels<typeof en> = {
  apiToolbar: {
    label: '列表控件：{section}',
    filter: '筛选',
    filterLabel: '按名称、类型或说明筛选：{section}',
    layout: '布局',
    table: '表格',
    list: '列表',
    expanded: '展开',
    order: '顺序',
    byName: '按名称',
    bySource: '按源码顺序',
    byPlan: '按套餐',
    byKind: '按种类',
    plan: '套餐',
    allPlans: '全部套餐',
    kind: '种类',
    allKinds: '全部种类',
    anyChoice: '任意',
    noChoice: '未设置',
    community: '社区版',
    requiredOnly: '仅必填',
    hideDeprecated: '隐藏已弃用',
    count: '共 {count} 项',
    shown: '显示 {count} 项中的 {shown} 项',
    details: '{name} 的详情',
    copyLink: '复制 {name} 的链接',
  },
};

export const pt: Labels<typeof en> = {
  apiToolbar: {
    label: 'Controles da lista: {section}',
    filter: 'Filtrar',
    filterLabel: 'Filtrar por nome, tipo ou descrição: {section}',
    layout: 'Layout',
    table: 'Tabela',
    list: 'Lista',
    expanded: 'Expandido',
    order: 'Ordem',
    byName: 'Por nome',
    bySource: 'Como no código-fonte',
    byPlan: 'Por plano',
    byKind: 'Por categoria',
    plan: 'Plano',
    allPlans: 'Todos os planos',
    kind: 'Categoria',
    allKinds: 'Todas as categorias',
    anyChoice: 'Qualquer',
    noChoice: 'Não definido',
    community: 'Community',
    requiredOnly: 'Somente obrigatórias',
    hideDeprecated: 'Ocultar obsoletas',
    count: '{count} no total',
    shown: '{shown} de {count} em exibição',
    details: 'Detalhes de {name}',
    copyLink: 'Copiar o link para {name}',
  },
};

type En = typeof en;

declare module '@site/src/i18n/types' {
  interface LabelGroups extends En {}
}
