/**
 * Labels of the portal's own components, in English. A label is a text, or nested
 * labels; `{name}` is filled in by `t(key, { name })`.
 */
export const en = {
  badge: {
    pro: 'Pro',
    premium: 'Premium',
    proTitle: 'Needs the Pro plan',
    premiumTitle: 'Needs the Premium plan',
    newFeature: 'New',
    planned: 'Planned',
    unstable: 'Unstable',
  },
  copy: { copy: 'Copy', copied: 'Copied', failed: 'Copy failed' },
  demo: {
    label: 'Demo: {name}',
    showCode: 'Show the full code',
    hideCode: 'Show less code',
    openAlone: 'Open alone',
    needsScript: 'This demo comes alive with JavaScript; its code is below.',
    failed: 'This demo stopped with an error.',
    reset: 'Start it again',
    report: 'Report the problem',
    loading: 'The demo is loading.',
    unknown: 'There is no demo at this address.',
  },
  api: {
    title: '{name} API',
    pageDescription:
      'Props, slots and CSS classes of {name}, with their types and defaults, as {package} {version} exports it.',
    indexTitle: 'API reference',
    indexIntro:
      'Generated from the types of the installed packages, version {version}: every prop, slot and CSS class is what you can import today.',
    import: 'Import',
    importNote: 'Import from the package of your plan.',
    props: 'Props',
    slots: 'Slots',
    classes: 'CSS classes',
    name: 'Name',
    default: 'Default',
    required: 'Required',
    description: 'Description',
    deprecated: 'Deprecated',
    signature: 'Signature',
    returns: 'Returns',
    className: 'Class name',
    themeName: 'Name in the theme:',
    source: 'Source',
  },
  product: {
    dataGrid: 'Data Grid',
    datePickers: 'Date and Time Pickers',
    charts: 'Charts',
    treeView: 'Tree View',
  },
  landing: {
    title: 'Data grids, dates, charts and trees for React',
    lead: 'Documentation for MUI X {version} that shows every feature running, its code beside it, and every prop from the installed types.',
    start: 'Install a package',
    browse: 'Browse the documentation',
    api: 'Open the API reference',
    products: 'Four libraries',
    dataGrid:
      'Tables that sort, filter, edit, group and scroll through a hundred thousand rows.',
    datePickers:
      'Fields, calendars and pickers for dates, times and ranges, in the date library you already use.',
    charts:
      'Bars, lines, pies, scatters and more, drawn as SVG and composed from parts.',
    treeView:
      'Hierarchies to expand, select, edit and reorder, with the keyboard built in.',
    quickstart: 'Quickstart',
    reasons: 'How it is made',
    liveTitle: 'Live where you read',
    live: 'Demos arrive as you scroll to them. Until then the page is text, and it reads at once.',
    exactTitle: 'Exact by construction',
    exact:
      'The reference is read from the installed packages at build time, never kept by hand.',
    languagesTitle: 'English and Chinese',
    languages: 'The same pages, demos and links in both languages.',
  },
  notFound: {
    title: 'This page does not exist',
    text: 'The address may be mistyped, or the page may have moved.',
    places: 'Good places to go on',
  },
  footer: {
    statement:
      'An independent documentation portal for the MUI X libraries. Code and text under the MIT license.',
    licensing: 'Licensing',
    repository: 'Repository',
  },
  untranslated: {
    notice: 'This page is not translated yet, so you see its English text.',
    help: 'Translate it',
  },
};
