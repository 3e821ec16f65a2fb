import type { Labels } from '@site/src/i18n/types';

export const en = {
  badge: {
    pro: 'Pro',
    premium: 'Premium',
    proTitle: 'Needs the Pro plan',
    premiumTitle: 'Needs the Premium plan',
    newFeature: 'New',
    newFeatureTitle: 'Added or widened lately',
    planned: 'Planned',
    plannedTitle: 'Planned, not available yet',
    unstable: 'Unstable',
    unstableTitle: 'Can change in any release',
  },
  copy: { copy: 'Copy', copied: 'Copied', failed: 'Copy failed' },
  lazyDialog: {
    retry: 'Try again',
  },
  code: {
    copyKeys: '{keys} over a block copies it too',
    shell: 'Shell',
    diff: 'Diff',
  },
};

export const zh: Labels<typeof en> = {
  badge: {
    pro: 'Pro',
    premium: 'Premium',
    proTitle: '需要 Pro 版',
    premiumTitle: '需要 Premium 版',
    newFeature: '新增',
    newFeatureTitle: '近期新增或扩展',
    planned: '计划中',
    plannedTitle: '计划中，尚不可用',
    unstable: '不稳定',
    unstableTitle: '可能在任何版本中变更',
  },
  copy: { copy: '复制', copied: '已复制', failed: '复制失败' },
  lazyDialog: {
    retry: '重试',
  },
  code: {
    copyKeys: '指针停在代码上时，也可按 {keys} 复制',
    shell: '命令行',
    diff: '差异',
  },
};

export const pt: Labels<typeof en> = {
  badge: {
    pro: 'Pro',
    premium: 'Premium',
    proTitle: 'Exige o plano Pro',
    premiumTitle: 'Exige o plano Premium',
    newFeature: 'Novo',
    newFeatureTitle: 'Adicionado ou ampliado recentemente',
    planned: 'Planejado',
    plannedTitle: 'Planejado, ainda não disponível',
    unstable: 'Instável',
    unstableTitle: 'Pode mudar em qualquer versão',
  },
  copy: { copy: 'Copiar', copied: 'Copiado', failed: 'Falha ao copiar' },
  lazyDialog: {
    retry: 'Tentar novamente',
  },
  code: {
    copyKeys: '{keys} sobre um bloco também o copia',
    shell: 'Terminal',
    diff: 'Diferenças',
  },
};

type En = typeof en;

declare module '@site/src/i18n/types' {
  interface LabelGroups extends En {}
}
