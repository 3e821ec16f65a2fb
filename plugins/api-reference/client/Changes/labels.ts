import type { Labels } from '@site/src/i18n/types';

export const en = {
  history: {
    title: 'What changed',
    version: '{version}',
    versionRange: 'After {after}, by {version}',
    since: 'Since {version}',
    sinceRange: 'Since after {after}, by {version}',
    deprecatedSince: 'Deprecated since {version}',
    deprecatedSinceRange: 'Deprecated after {after}, by {version}',
    removedIn: 'Removed in {version}',
    removedInRange: 'Removed after {after}, by {version}',
    removal: 'It is still here. The next version’s changes say more:',
    coming: 'Coming after {version}',
    comingIntro:
      'This page documents version {version}. These changes come with a later one.',
    replacedBy: 'replaced by',
    replaces: 'replaces',
    compare: 'Compare versions',
  },
  change: {
    added: 'Added',
    removed: 'Removed',
    deprecated: 'Deprecated',
    undeprecated: 'No longer deprecated',
    defaultChanged: 'Default changed',
    requiredChanged: 'Required or not',
    planChanged: 'Plan changed',
    typeChanged: 'Type changed',
    noDefault: 'none',
    notDeprecated: 'Not deprecated',
    nowRequired: 'now required',
    nowOptional: 'now optional',
    required: 'Required',
    optional: 'Optional',
    absent: 'Not there',
    present: 'There',
  },
};

export const zh: Labels<typeof en> = {
  history: {
    title: '变更记录',
    version: '{version}',
    versionRange: '{after} 之后，不晚于 {version}',
    since: '始于 {version}',
    sinceRange: '始于 {after} 之后，不晚于 {version}',
    deprecatedSince: '自 {version} 起弃用',
    deprecatedSinceRange: '在 {after} 之后弃用，不晚于 {version}',
    removedIn: '{version} 中移除',
    removedInRange: '在 {after} 之后移除，不晚于 {version}',
    removal: '目前仍可使用，详情见后续版本的变更：',
    coming: '{version} 之后的变更',
    comingIntro: '本页对应版本 {version}。以下变更来自更新的版本。',
    replacedBy: '改用',
    replaces: '取代',
    compare: '比较版本',
  },
  change: {
    added: '新增',
    removed: '移除',
    deprecated: '弃用',
    undeprecated: '取消弃用',
    defaultChanged: '默认值变更',
    requiredChanged: '必填变更',
    planChanged: '套餐变更',
    typeChanged: '类型变更',
    noDefault: '无',
    notDeprecated: '未弃用',
    nowRequired: '改为必填',
    nowOptional: '改为选填',
    required: '必填',
    optional: '选填',
    absent: '没有',
    present: '有',
  },
};

export const pt: Labels<typeof en> = {
  history: {
    title: 'O que mudou',
    version: '{version}',
    versionRange: 'Após {after}, até {version}',
    since: 'Desde {version}',
    sinceRange: 'Desde depois de {after}, até {version}',
    deprecatedSince: 'Obsoleto desde {version}',
    deprecatedSinceRange: 'Obsoleto após {after}, até {version}',
    removedIn: 'Removido em {version}',
    removedInRange: 'Removido após {after}, até {version}',
    removal: 'Ainda está aqui. As mudanças da próxima versão dizem mais:',
    coming: 'Depois da {version}',
    comingIntro:
      'Esta página documenta a versão {version}. Estas mudanças vêm com uma posterior.',
    replacedBy: 'substituído por',
    replaces: 'substitui',
    compare: 'Comparar versões',
  },
  change: {
    added: 'Adicionado',
    removed: 'Removido',
    deprecated: 'Obsoleto',
    undeprecated: 'Não é mais obsoleto',
    defaultChanged: 'Padrão alterado',
    requiredChanged: 'Obrigatório ou não',
    planChanged: 'Plano alterado',
    typeChanged: 'Tipo alterado',
    noDefault: 'nenhum',
    notDeprecated: 'Não obsoleto',
    nowRequired: 'agora obrigatório',
    nowOptional: 'agora opcional',
    required: 'Obrigatório',
    optional: 'Opcional',
    absent: 'Ausente',
    present: 'Presente',
  },
};

type En = typeof en;

declare module '@site/src/i18n/types' {
  interface LabelGroups extends En {}
}
