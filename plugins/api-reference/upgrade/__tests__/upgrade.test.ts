import type { Change } from '../../common/history/changes';
import type { Uses } from '../../uses/createUses';
import {
  createRegistry,
  type Published,
} from '../../releases/__tests__/createRegistry';
import { createUpgradeReport } from '../createUpgradeReport';
import { findTouchedPages } from '../findTouchedPages';
import { planUpgrade } from '../planUpgrade';
import { rewriteManifest } from '../portalFiles';

const BARS = { kind: 'component' as const, name: 'Bars' };

const USES: Uses = {
  Bars: {
    pages: [{ title: 'Bars', permalink: '/x/react-charts/bars' }],
    demos: [
      { name: 'FirstBars', permalink: '/x/react-charts/quickstart#FirstBars' },
    ],
  },
};

function createChange(fields: Partial<Change>): Change {
  return { kind: 'removed', entry: BARS, plan: 'community', ...fields };
}

describe('findTouchedPages', () => {
  const prop = (name: string) => ({ kind: 'prop' as const, name });
  const slot = { kind: 'slot' as const, name: 'bar' };
  const cssClass = { kind: 'class' as const, name: 'bar' };

  it.each<[string, Partial<Change>, string, boolean]>([
    ['an entry that went', {}, '<Bars />', true],
    ['a prop in its text', { member: prop('size') }, 'The `size` prop', true],
    ['no part of a word', { member: prop('size') }, 'resizes', false],
    ['no new prop', { kind: 'added', member: prop('size') }, 'size', false],
    ['no type', { kind: 'typeChanged', member: prop('size') }, 'size', false],
    [
      'a default',
      { kind: 'defaultChanged', member: prop('size') },
      'size={1}',
      true,
    ],
    ['a slot', { member: slot }, 'slots={{ bar: Bar }}', true],
    ['no word like a slot', { member: slot }, 'a bar', false],
    ['a class by its key', { member: cssClass }, 'barsClasses.bar', true],
    [
      'a class by its name',
      { member: cssClass, before: { from: '8.1.0', type: 'MuiBars-bar' } },
      '.MuiBars-bar',
      true,
    ],
    ['no word like a class', { member: cssClass }, 'a bar', false],
  ])('finds %s', (_, change, text, isFound) => {
    const pages = findTouchedPages([createChange(change)], USES, () => text);
    expect(pages.map(({ permalink }) => permalink)).toEqual(
      isFound ? ['/x/react-charts/bars', '/x/react-charts/quickstart'] : [],
    );
  });

  it('says what changed, and what took its place', () => {
    const change = createChange({ member: prop('size'), replacedBy: 'length' });
    expect(findTouchedPages([change], USES, () => 'size')[0]?.changes).toEqual([
      'Bars, prop size: removed (now length)',
    ]);
  });
});

describe('rewriteManifest', () => {
  const manifest =
    '{\n  "@mui/x-charts": "8.29.3",\n  "@mui/x-charts-pro": "8.29.3"\n}';

  it('changes the named packages and nothing else', () => {
    expect(rewriteManifest(manifest, { '@mui/x-charts': '8.30.1' })).toBe(
      manifest.replace('"@mui/x-charts": "8.29.3"', '"@mui/x-charts": "8.30.1"'),
    );
  });

  it('names packages that it does not find', () => {
    expect(() => rewriteManifest(manifest, { '@mui/x-license': '8.30.0' })).toThrow(
      'package.json has no exact version of @mui/x-license.',
    );
  });
});

describe('planUpgrade', () => {
  const PACKAGES = [
    'data-grid',
    'data-grid-pro',
    'data-grid-premium',
    'date-pickers',
    'date-pickers-pro',
    'charts',
    'charts-pro',
    'tree-view',
    'tree-view-pro',
  ].map((name) => `@mui/x-${name}`);

  /** All packages in 8.30.0, each with a license package; but for one that is left out. */
  function publish(leftOut?: string): Published {
    return {
      ...Object.fromEntries(
        PACKAGES.filter((name) => name !== leftOut).map((name) => [
          name,
          { '8.29.3': {}, '8.30.0': { '@mui/x-license': '^8.26.0' } },
        ]),
      ),
      '@mui/x-license': { '8.26.0': {}, '8.29.3': {} },
    };
  }

  it('gives each package of the manifest its version', async () => {
    const wanted = ['@mui/x-charts', '@mui/x-license'];
    const { dependencies } = await planUpgrade(
      createRegistry(publish()),
      '8.30',
      wanted,
    );
    expect(dependencies).toEqual({
      '@mui/x-charts': '8.30.0',
      '@mui/x-license': '8.26.0',
    });
  });

  it('leaves a package with releases of its own as it is', async () => {
    const wanted = ['@mui/x-charts', '@mui/x-charts-premium'];
    const plan = await planUpgrade(createRegistry(publish()), '8.30', wanted);
    expect(plan.dependencies).toEqual({ '@mui/x-charts': '8.30.0' });
  });

  it.each([
    [
      'a package that the minor lacks',
      '8.30',
      '@mui/x-charts-pro',
      '- charts: @mui/x-charts-pro cannot be had in 8.30. Minors of @mui/x-charts: 8.29, 8.30',
    ],
    [
      'a minor that is not published',
      '8.31',
      undefined,
      '- charts: @mui/x-charts@8.31 cannot be had. Minors of @mui/x-charts: 8.29, 8.30',
    ],
  ])('names %s, and the minors that can be had', async (_, minor, leftOut, line) => {
    await expect(
      planUpgrade(createRegistry(publish(leftOut)), minor, PACKAGES),
    ).rejects.toThrow(line);
  });
});

describe('createUpgradeReport', () => {
  it('lists what a move touches', () => {
    expect(
      createUpgradeReport({
        from: '8.29.3',
        to: 'charts 8.30.0',
        unknownNames: ['- BarRot. Nearest: BarPlot'],
        pages: [
          {
            permalink: '/x/react-charts/bars',
            changes: ['Bars, prop size: removed'],
          },
        ],

        demos: [
          { file: 'docs/react-charts/bars/A.tsx', error: '3:5 No size.', count: 2 },
        ],

        translatedPages: [],
        translations: [{ page: 'charts/Bars', count: 3 }],
      }),
    ).toMatchInlineSnapshot(`
      "From 8.29.3 to charts 8.30.0

      Names to remove or correct in plugins/api-reference/documented.ts: 
        - BarRot. Nearest: BarPlot

      Pages that show what changed: 
        /x/react-charts/bars
          - Bars, prop size: removed

      Demos that do not compile: 
        docs/react-charts/bars/A.tsx:3:5 No size. (and 1 more)

      Chinese pages to look through: none

      Descriptions of the reference to translate (3): 
        charts/Bars: 3"
    `);
  });
});
