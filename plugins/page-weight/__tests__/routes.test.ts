import { readRouteTree } from '../readRouteTree';
import { findSections, renderRoutes, renderSection } from '../renderRoutes';

const CHUNKS: Record<string, string> = {
  home: '@site/src/pages/index.tsx',
  root: '@theme/DocsRoot',
  item: '@theme/DocItem',
  plugin: '@generated/docs/plugin.json',
};

function writeRegistry(chunks: Record<string, string>) {
  const lines = Object.entries(chunks).map(
    ([name, module]) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`,
  );
  return `export default {\n${lines.join('\n')}};\n`;
}

/** The files of a site with a home page and `count` pages below `/x`. */
function writeFiles(count: number) {
  const pages = Array.from({ length: count }, (_, index) => `/x/page-${index}`);
  const children = pages.map(
    (path) =>
      `{ path: '${path}', component: ComponentCreator('${path}', 'b2c'), exact: true, sidebar: "docs" }`,
  );
  return {
    routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/', component: ComponentCreator('/', 'e5f'), exact: true },
  { path: '/x', component: ComponentCreator('/x', 'a1b'), routes: [${children.join(',\n')}] },
  { path: '*', component: ComponentCreator('*'), },
];
`,
    registry: writeRegistry({
      ...CHUNKS,
      ...Object.fromEntries(pages.map((path) => [path, `@site/docs${path}.mdx`])),
    }),
    chunkNames: JSON.stringify({
      '/-e5f': { __comp: 'home', __context: { plugin: 'plugin' } },
      '/x-a1b': { __comp: 'root' },
      ...Object.fromEntries(
        pages.map((path) => [`${path}-b2c`, { __comp: 'item', content: path }]),
      ),
    }),
  };
}

const getRequest = (section: number) => `routes.js?section=${section}`;

describe('readRouteTree', () => {
  it('gives each route its modules in the nesting of its chunk names', () => {
    const [home, docs, unknown] = readRouteTree(writeFiles(1));
    expect(home).toEqual({
      path: '/',
      modules: {
        __comp: '@site/src/pages/index.tsx',
        __context: { plugin: '@generated/docs/plugin.json' },
      },
      attributes: { exact: true },
    });
    expect(docs?.routes).toEqual([
      {
        path: '/x/page-0',
        modules: { __comp: '@theme/DocItem', content: '@site/docs/x/page-0.mdx' },
        attributes: { exact: true, sidebar: 'docs' },
      },
    ]);
    expect(unknown).toMatchObject({
      path: '*',
      modules: { __comp: '@theme/NotFound' },
    });
  });

  it('stops at a chunk that the registry does not have', () => {
    const files = { ...writeFiles(1), registry: writeRegistry(CHUNKS) };
    expect(() => readRouteTree(files)).toThrow(
      'page-weight: registry.js has no chunk "/x/page-0". Compare plugins/page-weight with what the installed Docusaurus writes',
    );
  });
});

describe('renderRoutes', () => {
  it('leaves out the pages of a section, which has them', () => {
    const tree = readRouteTree(writeFiles(11));
    expect(findSections(tree).map(({ path }) => path)).toEqual(['/x']);
    const routes = renderRoutes(tree, getRequest);
    expect(routes).toContain('() => import("routes.js?section=0")');
    expect(routes).toContain('import("@site/src/pages/index.tsx")');
    expect(routes).not.toContain('page-0');
    const section = renderSection(tree, 0);
    expect(section.match(/createRoute\(\{/g)).toHaveLength(11);
    expect(section).toContain(
      'createRoute({"path":"/x/page-10","exact":true,"sidebar":"docs"}, { "__comp": load0, "content": load11 })',
    );
    expect(section).toContain(
      'const load11 = () => import("@site/docs/x/page-10.mdx");',
    );
  });

  it('imports what many pages share in one place, or each would get a copy', () => {
    const section = renderSection(readRouteTree(writeFiles(11)), 0);
    expect(section.match(/import\("@theme\/DocItem"\)/g)).toHaveLength(1);
  });

  it('keeps few pages with their parent', () => {
    const tree = readRouteTree(writeFiles(10));
    expect(findSections(tree)).toEqual([]);
    expect(renderRoutes(tree, getRequest)).toContain('/x/page-9');
  });
});
