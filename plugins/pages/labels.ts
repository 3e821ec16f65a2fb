import type { Labels } from '@site/src/i18n/types';

export const en = {
  page: {
    api: 'API',
    source: 'Source',
    sourceOf: 'Source of {name}',
    size: '{size} kB gzipped',
    sizes: 'Bundle size',
    sizeNote:
      'What an import adds to a bundle: minified and gzipped, without React and Material UI, measured with version {version}. Components share code, so that two cost less than their sum.',
    planned: 'This feature is planned and can’t be installed yet.',
    vote: 'Vote for it',
  },
};

export const zh: Labels<typeof en> = {
  page: {
    api: 'API',
    source: '源代码',
    sourceOf: '{name} 的源代码',
    size: 'gzip 后 {size} kB',
    sizes: '打包体积',
    sizeNote:
      '导入该组件会给打包产物增加的体积：压缩并 gzip 之后，不含 React 与 Material UI，以 {version} 版本测得。组件之间共享代码，一起使用时小于各自之和。',
    planned: '此功能仍在计划中，目前无法安装。',
    vote: '为它投票',
  },
};

export const pt: Labels<typeof en> = {
  page: {
    api: 'API',
    source: 'Código-fonte',
    sourceOf: 'Código-fonte de {name}',
    size: '{size} kB com gzip',
    sizes: 'Tamanho no bundle',
    sizeNote:
      'O que uma importação acrescenta a um bundle: minificado e com gzip, sem React nem Material UI, medido com a versão {version}. Os componentes compartilham código; por isso, dois custam menos que a soma deles.',
    planned: 'Este recurso está planejado e ainda não pode ser instalado.',
    vote: 'Votar nele',
  },
};

type En = typeof en;

declare module '@site/src/i18n/types' {
  interface LabelGroups extends En {}
}
