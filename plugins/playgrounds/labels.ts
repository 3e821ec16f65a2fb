import type { Labels } from '@site/src/i18n/types';

export const en = {
  playground: {
    title: 'Playground',
    open: 'Open the playground',
    intro: 'Turn the props of {name} and copy the code.',
    needsScript: 'The playground needs JavaScript.',
    loading: 'Loading the playground…',
    failed: 'The playground could not be loaded.',
    retry: 'Try again',
    component: 'Component',
    filter: 'Filter props',
    knobs: 'Props of {name}',
    none: 'No prop has this in its name.',
    default: 'Default',
    defaultOf: 'Default: {value}',
    unset: 'Use the default of {name}',
    reset: 'Reset all props',
    live: '{name} with these props',
    reference: 'Reference',
    others: {
      one: '{count} prop that only code can give',
      other: '{count} props that only code can give',
    },
    fault: '“{value}” means nothing for {name}. Possible: {valid}.',
    unknown: 'There is no knob for {name}.',
  },
};

export const zh: Labels<typeof en> = {
  playground: {
    title: '演练场',
    open: '打开演练场',
    intro: '调整 {name} 的属性，并复制代码。',
    needsScript: '演练场需要 JavaScript。',
    loading: '正在加载演练场…',
    failed: '无法加载演练场。',
    retry: '重试',
    component: '组件',
    filter: '筛选属性',
    knobs: '{name} 的属性',
    none: '没有名称包含此文字的属性。',
    default: '默认值',
    defaultOf: '默认值：{value}',
    unset: '恢复 {name} 的默认值',
    reset: '重置所有属性',
    live: '使用这些属性的 {name}',
    reference: 'API 参考',
    others: { other: '{count} 个只能在代码中设置的属性' },
    fault: '{name} 不支持“{value}”。可用的值：{valid}。',
    unknown: '{name} 没有对应的控件。',
  },
};

export const pt: Labels<typeof en> = {
  playground: {
    title: 'Experimentação',
    open: 'Abrir a experimentação',
    intro: 'Ajuste as props de {name} e copie o código.',
    needsScript: 'A experimentação precisa de JavaScript.',
    loading: 'Carregando a experimentação…',
    failed: 'Não foi possível carregar a experimentação.',
    retry: 'Tentar novamente',
    component: 'Componente',
    filter: 'Filtrar props',
    knobs: 'Props de {name}',
    none: 'Nenhuma prop tem isso no nome.',
    default: 'Padrão',
    defaultOf: 'Padrão: {value}',
    unset: 'Usar o padrão de {name}',
    reset: 'Redefinir todas as props',
    live: '{name} com estas props',
    reference: 'Referência',
    others: {
      one: '{count} prop que só o código pode definir',
      other: '{count} props que só o código pode definir',
    },
    fault: '“{value}” não vale para {name}. Possíveis: {valid}.',
    unknown: 'Não há controle para {name}.',
  },
};

type En = typeof en;

declare module '@site/src/i18n/types' {
  interface LabelGroups extends En {}
}
