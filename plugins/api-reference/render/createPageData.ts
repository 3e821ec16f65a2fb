import path from 'node:path';
import { listMembers } from '../members';
import type { ApiPageData, NamedLink } from '../pageData';
import type {
  ApiDocument,
  ApiHook,
  ApiPage,
  ApiInheritance,
  ApiComponent,
  ApiSource,
} from '../types';
import type { ApiUses } from '../uses/createUses';
import { listUses } from '../uses/listUses';
import { countTypes } from './countTypes';
import type { RenderContext } from './createPageContext';
import { createSections } from './createSections';
import { markup, renderInPlace } from './markup';
import { linkTypes } from './linkTypes';
import { createHistoryData } from './renderChanges';
import { renderExamples } from './renderExamples';
import { renderHookSignature } from './renderHookSignature';
import { renderMarkdown } from './renderMarkdown';
import { toSlug } from '../common/permalinks';

/**
 * Where a reader finds the inherited props: on a page of this reference, in Material UI's
 * own reference, or for an element of the DOM with its interface.
 *
 * @param findPage the address of a documented name
 */
function toInheritanceLink(
  { name, package: source }: ApiInheritance,
  findPage: (name: string) => string | undefined,
): NamedLink {
  if (source === undefined) {
    return { name, href: `https://developer.mozilla.org/docs/Web/API/${name}` };
  }
  if (source === '@mui/material') {
    return { name, href: `https://mui.com/material-ui/api/${toSlug(name)}/#props` };
  }
  const page = findPage(name);
  return { name, ...(page !== undefined && { href: `${page}#props` }) };
}

/**
 * Code that sets what a theme can set of a component: its default props, and the styles
 * of one of its classes.
 */
function renderThemeSnippet(
  name: string,
  { name: component, themeOptions, classes }: ApiComponent,
): string {
  const local = classes.filter(({ isGlobal }) => !isGlobal);
  const key =
    (local.find((entry) => entry.key === 'root') ?? local[0])?.key ?? 'root';
  const options = {
    defaultProps: `      defaultProps: {
        // Props of ${component}
      },`,
    styleOverrides: `      styleOverrides: {
        ${/^\w+$/.test(key) ? key : `'${key}'`}: {
          // Styles
        },
      },`,
  };
  return `import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    ${name}: {
${themeOptions.map((option) => options[option]).join('\n')}
    },
  },
});`;
}

const REPOSITORY = 'https://github.com/mui/mui-x';

/**
 * Where a reader finds the source of a published module: its folder in the repository,
 * at the version's tag. The packages are published with the folders of their sources,
 * but with other extensions, so that the folder is as far as an address can be exact.
 * A package of another repository is found on the registry.
 */
export function toSourceUrl({ package: name, version, file }: ApiSource): string {
  const [, folder] = /^@mui\/(x-.+)$/.exec(name) ?? [];
  // Packages may hold a second build in `esm/`; the sources have no such folder.
  const dir = path.posix.dirname(file).replace(/^esm(?=\/|$)/, '');
  return folder === undefined
    ? `https://www.npmjs.com/package/${name}/v/${version}`
    : `${REPOSITORY}/tree/v${version}/${path.posix.join('packages', folder, 'src', dir)}`;
}

function renderReturns(
  { returns }: ApiHook['signature'],
  context: RenderContext,
): string | undefined {
  if (returns === undefined) {
    return undefined;
  }
  const { type, description, untranslated } = returns;
  const code = type !== '' && markup`<code>${linkTypes(type, context)}</code> `;
  const text = renderInPlace(
    renderMarkdown(description, context),
    { own: untranslated },
    context,
  );
  return markup`${code}${text}`.text.trim();
}

/** What all pages of names say, and no catalogue. */
function createEntryData(
  page: ApiPage,
  context: RenderContext,
): Partial<ApiPageData> {
  const { name, plan, deprecated, untranslated } = page;
  const { package: source, version } = page.source;
  return {
    name,
    plan,
    description: [
      renderMarkdown(page.description, context),
      ...renderExamples(page.examples, context),
    ]
      .map(({ text }) => text)
      .join('\n'),
    ...(deprecated !== undefined && {
      deprecated: deprecated === true || renderMarkdown(deprecated, context).text,
    }),
    ...(untranslated && { untranslated }),
    imports: page.imports.map(({ statement }) => statement),
    source: { package: source, version, href: toSourceUrl(page.source) },
  };
}

/** What only some kinds of pages say. */
function createExtras(
  document: ApiDocument,
  context: RenderContext,
): Partial<ApiPageData> {
  switch (document.kind) {
    case 'component': {
      const { demos, inheritance, muiName } = document;
      return {
        ...createEntryData(document, context),
        upstream: demos,
        ...(inheritance && {
          inheritance: toInheritanceLink(inheritance, context.findPage),
        }),
        ...(muiName !== null && {
          theme: { name: muiName, snippet: renderThemeSnippet(muiName, document) },
        }),
      };
    }
    case 'hook':
      return {
        ...createEntryData(document, context),
        signature: renderHookSignature(document),
        returns: renderReturns(document.signature, context),
      };
    case 'interface':
      return {
        ...createEntryData(document, context),
        extends: document.extends.map((name) => ({
          name,
          href: context.findPage(name),
        })),
      };
    default:
      return {};
  }
}

/** The markup of a page in which types may be named. */
function listMarkup({ description, deprecated, returns, sections }: ApiPageData) {
  return [
    description,
    typeof deprecated === 'string' ? deprecated : undefined,
    returns,
    ...sections.map(({ markup: table }) => table),
  ];
}

/**
 * A page's data, its members rendered.
 *
 * @param uses where the portal shows the name; undefined where it doesn't yet
 */
export function createPageData(
  document: ApiDocument,
  uses: ApiUses | undefined,
  context: RenderContext,
): ApiPageData {
  const { kind, product } = document;
  const members = listMembers(document);
  const isCatalogue = kind === 'events' || kind === 'selectors';
  const data: ApiPageData = {
    kind,
    product,
    name: isCatalogue ? context.t(`api.${kind}`) : document.name,
    plan: 'community',
    description: isCatalogue ? markup`${context.t(`api.${kind}Intro`)}`.text : '',
    untranslatedCount: members.filter(({ untranslated }) => untranslated).length,
    imports: [],
    extends: [],
    upstream: [],
    uses: listUses(uses ?? { pages: [], demos: [] }),
    ...createExtras(document, context),
    sections: createSections(document, context),
    ...createHistoryData(context),
  };
  const typeCount = countTypes(listMarkup(data));
  return typeCount === 0 ? data : { ...data, typeCount };
}
