import sidebars from '../../../sidebars';
import chinese from '../../../i18n/zh/docusaurus-plugin-content-docs/current.json';

interface Item {
  type?: string;
  label?: string;
  href?: string;
  customProps?: object;
  items?: Item[];
}

/** Every link of the sidebars, with the name of its sidebar. */
const LINKS = Object.entries(sidebars).flatMap(([sidebar, items]) => {
  const list = (children: Item[]): Item[] =>
    children.flatMap((item) => [
      ...(item.type === 'link' ? [item] : []),
      ...list(item.items ?? []),
    ]);
  return list(items as Item[]).map((item) => ({ sidebar, ...item }));
});

it.each([
  ['introduction', 'What’s new in MUI X', 'https://mui.com/x/whats-new/', {}],
  ['introduction', 'llms.txt', 'pathname:///x/llms.txt', { newFeature: true }],
  [
    'charts',
    'Future Components',
    '/x/react-charts#planned-charts',
    { planned: true },
  ],
])(
  'the sidebar “%s” has the entry “%s” of the page tree, which is no page',
  (sidebar, label, href, marks) => {
    expect(LINKS).toContainEqual(
      expect.objectContaining({ sidebar, label, href, customProps: marks }),
    );
  },
);

it.each([
  ['introduction', 'guides/index'],
  ['introduction', 'common-concepts/index'],
  ['migration', 'migration/index'],
] as const)('the sidebar “%s” has the overview %s', (sidebar, id) => {
  expect(JSON.stringify(sidebars[sidebar])).toContain(`"id":"${id}"`);
});

it('what is new is where the operator says', () => {
  process.env.PORTAL_WHATS_NEW_URL = 'https://news.example.com/x';
  try {
    jest.isolateModules(() => {
      const { default: own } = jest.requireActual<{ default: typeof sidebars }>(
        '../../../sidebars',
      );
      expect(JSON.stringify(own.introduction)).toContain(
        '"href":"https://news.example.com/x"',
      );
    });
  } finally {
    delete process.env.PORTAL_WHATS_NEW_URL;
  }
});

it('every link has a Chinese label, or is the name of a file', () => {
  const wanted = LINKS.filter(({ label }) => label !== 'llms.txt').map(
    ({ sidebar, label }) => `sidebar.${sidebar}.link.${label}`,
  );
  expect(wanted.length).toBeGreaterThan(4);
  expect(wanted.filter((key) => !Object.hasOwn(chinese, key))).toEqual([]);
});
