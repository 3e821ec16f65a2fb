import type { Labels } from '@site/src/i18n/types';

export const en = {
  offline: {
    title: 'No connection',
    explanation:
      'This page is not kept on your device, and the portal can’t be reached. The page comes by itself once there is a connection.',
    retry: 'Try again',
    visited: 'Pages that you can read now',
    none: 'Once you have visited pages, you can read them without a connection.',
  },
};

export const zh: Labels<typeof en> = {
  offline: {
    title: '没有网络连接',
    explanation:
      '此页面没有保存在你的设备上，当前也无法连接到本站。恢复连接后，页面会自动打开。',
    retry: '重试',
    visited: '现在可以阅读的页面',
    none: '访问过的页面，没有网络连接时也能阅读。',
  },
};

export const pt: Labels<typeof en> = {
  offline: {
    title: 'Sem conexão',
    explanation:
      'Esta página não está guardada no seu dispositivo, e o portal não pode ser acessado. A página abre sozinha quando houver conexão.',
    retry: 'Tentar de novo',
    visited: 'Páginas que você pode ler agora',
    none: 'As páginas que você visitar podem ser lidas sem conexão.',
  },
};

type En = typeof en;

declare module '@site/src/i18n/types' {
  interface LabelGroups extends En {}
}
