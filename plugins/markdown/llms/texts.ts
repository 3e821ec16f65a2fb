/** What the lists for assistants say around the pages' own titles and descriptions. */
export interface LlmsTexts {
  /** The portal's subject, with `{version}`. */
  title: string;
  /** With `{version}`. */
  summary: string;
  /** A library's title, with `{product}` and `{version}`. */
  productTitle: string;
  /** How Markdown is got for any page, with `{example}`. */
  markdownNote: string;
  /** What version the pages are true of, with `{version}`. */
  versionNote: string;
  /** Where the same is in another language, with `{language}` and `{url}`. */
  languageNote: string;
  introduction: string;
  migration: string;
  others: string;
  guides: string;
  reference: string;
  lists: string;
  /** The list of one library, with `{product}`. */
  productList: string;
  productListNote: string;
  /** All pages in one file. */
  full: string;
  /** With `{size}` in kilobytes. */
  fullNote: string;
  /** With `{size}` in kilobytes. */
  productFullNote: string;
  planned: string;
  /** Leads to the address of a page in a file of many. */
  source: string;
}

const texts: Readonly<Record<string, LlmsTexts>> = {
  en: {
    title: 'Crosshatch: MUI X {version}',
    summary:
      'Documentation of MUI X {version}, the React components Data Grid, Date and Time Pickers, Charts and Tree View: guides with complete demos, and an API reference generated from the installed packages.',
    productTitle: 'MUI X {product} {version}',
    markdownNote:
      'Every page is there as Markdown: add `.md` to its address, as in `{example}`. Links within the Markdown lead to the pages themselves.',
    versionNote:
      'The pages describe version {version} of the `@mui/x-*` packages. Pages and members that need a commercial plan say so: Pro or Premium.',
    languageNote: 'The same list in another language ({language}): {url}',
    introduction: 'Introduction',
    migration: 'Migration',
    others: 'Optional',
    guides: 'Guides',
    reference: 'API reference',
    lists: 'Lists by library',
    productList: '{product}: all pages',
    productListNote: 'Guides and every page of the API reference.',
    full: 'All guides in one file',
    fullNote: '{size} kB, without the API reference.',
    productFullNote: '{size} kB: guides and API reference.',
    planned: '(planned, not available yet)',
    source: 'Source: {url}',
  },
  zh: {
    title: 'Crosshatch：MUI X {version}',
    summary:
      'MUI X {version} 的文档，涵盖 React 组件 Data Grid、Date and Time Pickers、Charts 和 Tree View：带完整演示的指南，以及由已安装的软件包生成的 API 参考。',
    productTitle: 'MUI X {product} {version}',
    markdownNote:
      '每个页面都有 Markdown 版本：在地址后加上 `.md` 即可，例如 `{example}`。Markdown 中的链接指向页面本身。',
    versionNote:
      '页面内容对应 `@mui/x-*` 软件包的 {version} 版本。需要商业套餐（Pro 或 Premium）的页面和成员都有注明。',
    languageNote: '另一种语言（{language}）的同一份列表：{url}',
    introduction: '介绍',
    migration: '迁移',
    others: 'Optional',
    guides: '指南',
    reference: 'API 参考',
    lists: '各个库的列表',
    productList: '{product}：所有页面',
    productListNote: '指南以及 API 参考的所有页面。',
    full: '所有指南，合为一个文件',
    fullNote: '{size} kB，不含 API 参考。',
    productFullNote: '{size} kB：指南与 API 参考。',
    planned: '（计划中，尚不可用）',
    source: '来源：{url}',
  },
};

/** The texts of a language; English where it has none. */
export function getLlmsTexts(language: string): LlmsTexts {
  return texts[language] ?? texts.en!;
}

/** Fills in the `{placeholders}` of a text. */
export function fillIn(
  text: string,
  values: Readonly<Record<string, string>>,
): string {
  return text.replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => values[name] ?? placeholder,
  );
}
