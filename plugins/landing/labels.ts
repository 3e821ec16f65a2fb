import type { Labels } from '@site/src/i18n/types';

export const en = {
  landing: {
    title: 'Data grids, dates, charts and trees for React',
    lead: 'The documentation of MUI X {version}: every feature runs on its page, beside its code, and every prop comes from the installed types.',
    start: 'Install a package',
    browse: 'Browse the documentation',
    api: 'API reference',
    products: 'Four libraries',
    dataGrid:
      'Tables to sort, filter, edit and group, up to a hundred thousand rows.',
    datePickers:
      'Fields, calendars and clocks for dates, times and ranges, in your date library.',
    charts: 'Bars, lines, pies and scatters, drawn as SVG and composed from parts.',
    treeView: 'Hierarchies to expand, select, edit and reorder.',
    examples: 'One of each, to try',
    examplesLead:
      'Each example runs as soon as you scroll to it, point at it or move the focus to it. Until then it is a picture, and costs nothing.',
    example: 'Example: {name}',
    preview: 'Preview',
    starting: 'Starting',
    running: 'Running',
    failed: 'The example could not be loaded.',
    dataGridTry:
      'Sort by a column, double-click the kilos to edit them, select rows.',
    datePickersTry: 'Choose a day, or a year by the month’s name. Weekends are off.',
    chartsTry: 'Point at a bar for its value. The other series steps back.',
    treeViewTry: 'Choose a continent: its coffees follow. Arrow keys work too.',
    quickstart: 'Quickstart',
    overview: 'Overview',
    reference: 'API',
    reasons: 'How it is made',
    liveTitle: 'Live where you read',
    live: 'Demos arrive as you scroll to them. Until then the page is text, and it reads at once.',
    exactTitle: 'Exact by construction',
    exact:
      'The reference is read from the installed packages at build time, never kept by hand.',
    languagesTitle: 'English and Chinese',
    languages: 'The same pages, demos and links in both languages.',
  },
};

export const zh: Labels<typeof en> = {
  landing: {
    title: 'React 的表格、日期、图表与树形组件',
    lead: 'MUI X {version} 的文档：每个功能都在页面上直接运行，代码就在旁边，每个属性都取自已安装软件包的类型。',
    start: '安装软件包',
    browse: '浏览文档',
    api: 'API 参考',
    products: '四个组件库',
    dataGrid: '可排序、筛选、编辑和分组的表格，可容纳十万行数据。',
    datePickers: '日期、时间和范围的输入框、日历与时钟，沿用你的日期库。',
    charts: '柱状图、折线图、饼图和散点图，以 SVG 绘制，由部件组合而成。',
    treeView: '可展开、选择、编辑和重新排序的层级结构。',
    examples: '各取一例，动手试试',
    examplesLead:
      '滚动到示例、指向它或将焦点移到它上面，示例就会运行；在此之前它只是一幅图，不占用任何资源。',
    example: '示例：{name}',
    preview: '预览',
    starting: '正在启动',
    running: '运行中',
    failed: '无法加载此示例。',
    dataGridTry: '按列排序，双击公斤数进行编辑，或选择若干行。',
    datePickersTry: '选择一天，或点按月份名称来选择年份。周末不可选。',
    chartsTry: '指向柱形即可查看数值，另一个系列会淡出。',
    treeViewTry: '选择一个大洲，其下的咖啡会一并选中。也可以使用方向键。',
    quickstart: '快速入门',
    overview: '概览',
    reference: 'API',
    reasons: '本站如何构建',
    liveTitle: '边读边运行',
    live: '演示在你滚动到附近时才加载；在此之前页面只有文字，打开即可阅读。',
    exactTitle: '由构建保证准确',
    exact: 'API 参考在构建时由已安装的软件包生成，从不手工维护。',
    languagesTitle: '英文与中文',
    languages: '两种语言的页面、演示和链接完全相同。',
  },
};

export const pt: Labels<typeof en> = {
  landing: {
    title: 'Tabelas de dados, datas, gráficos e árvores para React',
    lead: 'A documentação do MUI X {version}: cada recurso é executado na própria página, ao lado do código, e cada prop vem dos tipos instalados.',
    start: 'Instalar um pacote',
    browse: 'Explorar a documentação',
    api: 'Referência da API',
    products: 'Quatro bibliotecas',
    dataGrid:
      'Tabelas para ordenar, filtrar, editar e agrupar, com até cem mil linhas.',
    datePickers:
      'Campos, calendários e relógios para datas, horas e intervalos, com a sua biblioteca de datas.',
    charts:
      'Barras, linhas, pizzas e dispersões, desenhadas em SVG e compostas de partes.',
    treeView: 'Hierarquias para expandir, selecionar, editar e reordenar.',
    examples: 'Uma de cada, para experimentar',
    examplesLead:
      'Cada exemplo começa quando você rola até ele, aponta para ele ou leva o foco até ele. Até lá é uma imagem e não custa nada.',
    example: 'Exemplo: {name}',
    preview: 'Prévia',
    starting: 'Iniciando',
    running: 'Em execução',
    failed: 'Não foi possível carregar o exemplo.',
    dataGridTry:
      'Ordene por uma coluna, clique duas vezes nos quilos para editá-los, selecione linhas.',
    datePickersTry:
      'Escolha um dia, ou um ano pelo nome do mês. Fins de semana não estão disponíveis.',
    chartsTry:
      'Aponte para uma barra para ver o valor. A outra série fica em segundo plano.',
    treeViewTry:
      'Escolha um continente: os cafés dele acompanham. As setas do teclado também funcionam.',
    quickstart: 'Início rápido',
    overview: 'Visão geral',
    reference: 'API',
    reasons: 'Como é feito',
    liveTitle: 'Ao vivo onde você lê',
    live: 'As demonstrações chegam à medida que você rola até elas. Até lá a página é texto e pode ser lida de imediato.',
    exactTitle: 'Exata por construção',
    exact:
      'A referência é lida dos pacotes instalados durante o build, nunca mantida à mão.',
    languagesTitle: 'Inglês e chinês',
    languages: 'As mesmas páginas, demonstrações e links nos dois idiomas.',
  },
};

type En = typeof en;

declare module '@site/src/i18n/types' {
  interface LabelGroups extends En {}
}
