import type { Labels } from '@site/src/i18n/types';

export const en = {
  compare: {
    title: 'Compare API versions',
    link: 'What changed in the API from {from} to {to}',
    description:
      'What changed in the API of MUI X between any two versions: added, removed, deprecated, other defaults, other plans.',
    intro:
      'Choose a library and two of its versions. The differences come from the published packages themselves, so they name changes that the release notes leave out.',
    needsScript:
      'The comparison runs in the browser and needs JavaScript. The data that it reads is here, as JSON:',
    data: 'The data as JSON:',
    form: 'What to compare',
    library: 'Library',
    entry: 'Component, hook or interface',
    wholeLibrary: 'The whole library',
    entryHint: 'Empty for the whole library',
    entryUnknown:
      '“{name}” is not in the record of {library}. Choose a name from the list, or leave the field empty.',
    from: 'From',
    to: 'To',
    kinds: 'Changes',
    types: 'Changed types too (many)',
    plan: 'Plan',
    kind: 'Kind of member',
    allKinds: 'All kinds',
    entryKind: 'whole entries',
    filters: 'Filters',
    filter: 'Filter by name',
    unknown:
      '“{value}” is no value of “{name}” in the address, so that “{fallback}” is shown. It takes: {valid}.',
    swapped: 'The later version came first in the address: they are swapped.',
    same: 'Both versions are the same, so nothing differs.',
    notices: 'Not everything is recorded',
    signatures:
      'Of {versions} it is not recorded what hooks return, and which type parameters they have: changes of those are unknown.',
    incomplete:
      'Version {version} could not be recorded in full: what changed there for the plan {plans}, and in interfaces of any plan, is told of the next version, as a range.',
    skipped: 'Versions that could not be recorded: {versions}.',
    loading: 'The record is loading.',
    loadFailed: 'The record could not be loaded.',
    retry: 'Try again',
    count: 'Changes from {from} to {to}: {count} in {entries}',
    entryCount: { one: '{count} entry', other: '{count} entries' },
    none: 'Nothing changed from {from} to {to} that the filters let through.',
    results: 'Changes',
    entries: 'Components, hooks and interfaces',
    groupCount: '{kind} {count}',
    open: 'Open {name} in the reference',
    name: 'Name',
    change: 'Change',
    copy: 'Copy as Markdown',
  },
};

export const zh: Labels<typeof en> = {
  compare: {
    title: '比较 API 版本',
    link: '从 {from} 到 {to} 的 API 变更',
    description:
      'MUI X 任意两个版本之间的 API 差异：新增、移除、弃用、默认值变更和套餐变更。',
    intro:
      '选择一个组件库和它的两个版本。差异直接取自已发布的软件包，因此也包含发布说明没有提到的变更。',
    needsScript:
      '比较在浏览器中进行，需要 JavaScript。所用的数据可在此以 JSON 获取：',
    data: 'JSON 数据：',
    form: '比较内容',
    library: '组件库',
    entry: '组件、Hook 或接口',
    wholeLibrary: '整个组件库',
    entryHint: '留空则比较整个组件库',
    entryUnknown:
      '{library} 的记录中没有“{name}”。请从列表中选择名称，或将此处留空。',
    from: '起始版本',
    to: '目标版本',
    kinds: '变更',
    types: '包括类型变更（数量较多）',
    plan: '套餐',
    kind: '成员种类',
    allKinds: '全部种类',
    entryKind: '整个条目',
    filters: '筛选',
    filter: '按名称筛选',
    unknown:
      '地址中的“{value}”不是“{name}”的有效值，因此显示“{fallback}”。有效值：{valid}。',
    swapped: '地址中较新的版本写在了前面，已对调。',
    same: '两个版本相同，因此没有差异。',
    notices: '记录并不完整',
    signatures: '{versions} 中 Hook 的返回值与类型参数没有记录，其变更未知。',
    incomplete:
      '版本 {version} 未能完整记录：{plans} 套餐以及各套餐接口在该版本的变更记在下一个版本，并以区间表示。',
    skipped: '未能记录的版本：{versions}。',
    loading: '正在加载记录。',
    loadFailed: '记录未能加载。',
    retry: '重试',
    count: '从 {from} 到 {to} 共 {count} 项变更，涉及 {entries}',
    entryCount: '{count} 个条目',
    none: '从 {from} 到 {to}，没有符合筛选条件的变更。',
    results: '变更',
    entries: '组件、Hook 和接口',
    groupCount: '{kind} {count}',
    open: '在 API 参考中打开 {name}',
    name: '名称',
    change: '变更',
    copy: '复制为 Markdown',
  },
};

export const pt: Labels<typeof en> = {
  compare: {
    title: 'Comparar versões da API',
    link: 'O que mudou na API de {from} para {to}',
    description:
      'O que mudou na API do MUI X entre duas versões quaisquer: adições, remoções, itens obsoletos, outros padrões e outros planos.',
    intro:
      'Escolha uma biblioteca e duas de suas versões. As diferenças vêm dos próprios pacotes publicados; por isso citam mudanças que as notas de versão omitem.',
    needsScript:
      'A comparação roda no navegador e precisa de JavaScript. Os dados que ela lê estão aqui, em JSON:',
    data: 'Os dados em JSON:',
    form: 'O que comparar',
    library: 'Biblioteca',
    entry: 'Componente, hook ou interface',
    wholeLibrary: 'A biblioteca inteira',
    entryHint: 'Vazio para a biblioteca inteira',
    entryUnknown:
      '“{name}” não está no registro de {library}. Escolha um nome da lista ou deixe o campo vazio.',
    from: 'De',
    to: 'Para',
    kinds: 'Mudanças',
    types: 'Tipos alterados também (são muitos)',
    plan: 'Plano',
    kind: 'Espécie de membro',
    allKinds: 'Todas as espécies',
    entryKind: 'entradas inteiras',
    filters: 'Filtros',
    filter: 'Filtrar por nome',
    unknown:
      '“{value}” não é um valor de “{name}” no endereço; por isso é mostrado “{fallback}”. Valores aceitos: {valid}.',
    swapped: 'A versão mais nova veio primeiro no endereço: elas foram trocadas.',
    same: 'As duas versões são iguais, então nada difere.',
    notices: 'Nem tudo está registrado',
    signatures:
      'De {versions} não está registrado o que os hooks retornam nem seus parâmetros de tipo: mudanças neles são desconhecidas.',
    incomplete:
      'A versão {version} não pôde ser registrada por completo: o que mudou nela para o plano {plans}, e nas interfaces de qualquer plano, aparece na versão seguinte, como um intervalo.',
    skipped: 'Versões que não puderam ser registradas: {versions}.',
    loading: 'O registro está sendo carregado.',
    loadFailed: 'Não foi possível carregar o registro.',
    retry: 'Tentar novamente',
    count: 'Mudanças de {from} para {to}: {count} em {entries}',
    entryCount: { one: '{count} entrada', other: '{count} entradas' },
    none: 'Nada que os filtros deixem passar mudou de {from} para {to}.',
    results: 'Mudanças',
    entries: 'Componentes, hooks e interfaces',
    groupCount: '{kind} {count}',
    open: 'Abrir {name} na referência',
    name: 'Nome',
    change: 'Mudança',
    copy: 'Copiar como Markdown',
  },
};

type En = typeof en;

declare module '@site/src/i18n/types' {
  interface LabelGroups extends En {}
}
