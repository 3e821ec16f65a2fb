import {
  renderDemoModule,
  renderLibrariesModule,
  renderSourceModule,
} from '../renderDemoModule';
import type { DateLibraryModule } from '../types';
import { createSite, demoText, removeSites } from './createSite';

afterAll(removeSites);

describe('renderDemoModule', () => {
  it('exports the component and its highlighted files in both languages', async () => {
    const { at, siteDir } = createSite({
      'docs/page/Known.tsx': demoText('Known').replace(
        '  return',
        '  const a: number = 1;\n  return',
      ),
    });
    const { text } = await renderDemoModule(at('docs/page/Known.tsx'), siteDir);
    expect(text).toContain('import Component from "./Known.tsx"');
    expect(text).toContain('"name":"Known.tsx"');
    expect(text).toContain('"name":"Known.jsx"');
    expect(text).toMatch(/Known\.tsx.*>number<.*Known\.jsx/);
    expect(text).not.toMatch(/Known\.jsx.*>number</);
    expect(text).not.toContain('#region');
  });

  it('fetches sample data on demand', async () => {
    const { at, siteDir } = createSite({
      'docs/page/Known.tsx': demoText(
        'Known',
        "import { orders } from '@site/sample-data/orders';",
      ),
      'sample-data/orders.ts': 'export const orders: number[] = [1];\n',
    });
    const { text } = await renderDemoModule(at('docs/page/Known.tsx'), siteDir);
    expect(text).toContain(
      'const shared = [{ name: "sample-data/orders.ts", load: () => import("@site/sample-data/orders.ts?source") }]',
    );
    const source = await renderSourceModule(at('sample-data/orders.ts'), siteDir);
    expect(source.text).toContain('"name":"sample-data/orders.js"');
  });

  it('fetches the code for other date libraries on demand, where there is any', async () => {
    const adapter =
      "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';\nexport const used = AdapterDayjs;";
    const { at, siteDir } = createSite({
      'docs/page/Plain.tsx': demoText('Plain'),
      'docs/page/Day.tsx': demoText('Day', adapter),
      'docs/page/Week.tsx': demoText(
        'Week',
        adapter,
        "import dayjs from 'dayjs';\nexport const first = dayjs().startOf('week');",
      ),
    });
    const plain = await renderDemoModule(at('docs/page/Plain.tsx'), siteDir);
    expect(plain.text).toContain('const dateLibraries = undefined;');
    const day = await renderDemoModule(at('docs/page/Day.tsx'), siteDir);
    expect(day.text).toContain(
      'const dateLibraries = { names: ["date-fns","luxon","moment"], load: () => import("./Day.tsx?libraries") };',
    );
    const week = await renderDemoModule(at('docs/page/Week.tsx'), siteDir);
    expect(week.text).toContain('{ names: ["date-fns","moment"],');

    const { text } = await renderLibrariesModule(at('docs/page/Week.tsx'), siteDir);
    const libraries = JSON.parse(
      text.slice('export default '.length, -2),
    ) as DateLibraryModule;
    expect(Object.keys(libraries)).toEqual(['date-fns', 'moment']);
    const [file] = libraries.moment!;
    expect([file!.TS.name, file!.JS.name]).toEqual(['Week.tsx', 'Week.jsx']);
    expect(file!.TS.html).toContain('AdapterMoment');
    expect(file!.TS.html).not.toMatch(/dayjs|#region/i);
    expect(file!.TS.previewHtml).toContain('Week');
  });

  it('names the file and the place of a syntax error', async () => {
    const { at, siteDir } = createSite({
      'docs/page/Broken.tsx': demoText('Broken').replace('</p>', ''),
    });
    await expect(
      renderDemoModule(at('docs/page/Broken.tsx'), siteDir),
    ).rejects.toThrow(/docs\/page\/Broken\.tsx[^]*3:\d+/);
  });
});
