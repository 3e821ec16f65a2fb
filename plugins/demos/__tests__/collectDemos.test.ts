import { collectDemos, collectImports } from '../collectDemos';
import { createSite, demoText, removeSites } from './createSite';

afterAll(removeSites);

/** What the demos of a site import. */
async function collect(files: Record<string, string>): Promise<string[]> {
  const { roots, siteDir } = createSite(files);
  return collectImports(await collectDemos(roots), siteDir);
}

it('collects what demos and their sample data import, and leaves tests out', async () => {
  expect(
    await collect({
      'docs/bars/Bars/Bars.tsx': demoText(
        'Bars',
        "import { BarChart } from '@mui/x-charts/BarChart';",
        "import { rows } from './rows';",
        "import { orders } from '@site/sample-data/orders';",
      ),
      'docs/bars/Bars/rows.ts': "import dayjs from 'dayjs';",
      'docs/bars/__tests__/Bars.test.ts': "import { render } from 'testing';",
      'docs/bars/index.mdx': "import x from 'mdx';",
      'sample-data/orders.ts': "import { createRandom } from './random';",
      'sample-data/random.ts': "import { useMemo } from 'react';",
    }),
  ).toEqual([
    './random',
    './rows',
    './sample-data/orders',
    '@mui/x-charts/BarChart',
    'dayjs',
    'react',
  ]);
});

it('collects what demos import for the other date libraries', async () => {
  expect(
    await collect({
      'docs/page/Day.tsx': demoText(
        'Day',
        "import dayjs from 'dayjs';",
        "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';",
        "export const day = dayjs('2025-05-14');",
      ),
    }),
  ).toEqual([
    '@mui/x-date-pickers/AdapterDateFns',
    '@mui/x-date-pickers/AdapterDayjs',
    '@mui/x-date-pickers/AdapterLuxon',
    '@mui/x-date-pickers/AdapterMoment',
    'date-fns',
    'dayjs',
    'luxon',
    'moment',
  ]);
});
