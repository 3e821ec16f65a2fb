import type { Labels } from '@site/src/i18n/types';

export const en = {
  migration: {
    plan: 'Plan',
    community: 'Community',
    pro: 'Pro',
    premium: 'Premium',
    lab: '@mui/lab',
    unused: 'Not used',
    choose: 'Choose the installed version of each library that you use.',
    to: 'To version {version}',
    size: {
      one: '{count} change, {silent} without an error',
      other: '{count} changes, {silent} of them without an error',
    },
  },
};

export const zh: Labels<typeof en> = {
  migration: {
    plan: '套餐',
    community: '社区版',
    pro: 'Pro 版',
    premium: 'Premium 版',
    lab: '@mui/lab',
    unused: '未使用',
    choose: '请为用到的每个库选择已安装的版本。',
    to: '升级到版本 {version}',
    size: '{count} 项变更，其中 {silent} 项不报错',
  },
};

export const pt: Labels<typeof en> = {
  migration: {
    plan: 'Plano',
    community: 'Community',
    pro: 'Pro',
    premium: 'Premium',
    lab: '@mui/lab',
    unused: 'Não usado',
    choose: 'Escolha a versão instalada de cada biblioteca que você usa.',
    to: 'Para a versão {version}',
    size: {
      one: '{count} mudança, {silent} sem erro',
      other: '{count} mudanças, {silent} delas sem erro',
    },
  },
};

type En = typeof en;

declare module '@site/src/i18n/types' {
  interface LabelGroups extends En {}
}
