import { renderDemoModule, renderSourceModule } from '../renderDemoModule';
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
    expect(text).toMatch(/Known\.tsx.*builtin.*Known\.jsx/);
    expect(text).not.toMatch(/Known\.jsx.*builtin/);
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

  it('names the file and the place of a syntax error', async () => {
    const { at, siteDir } = createSite({
      'docs/page/Broken.tsx': demoText('Broken').replace('</p>', ''),
    });
    await expect(
      renderDemoModule(at('docs/page/Broken.tsx'), siteDir),
    ).rejects.toThrow(/docs\/page\/Broken\.tsx[^]*3:\d+/);
  });
});
