import { nameOwner } from '../ChunkRecorder';

describe('the owner of a module', () => {
  it.each([
    ['/site/node_modules/react-dom/client.js', 'react-dom'],
    ['/site/node_modules/@mui/x-charts/BarChart/BarChart.mjs', '@mui/x-charts'],
    ['/site/node_modules/a/node_modules/@b/c/index.js', '@b/c'],
    ['/site/src/components/Demo/index.tsx', 'src/components'],
    ['/site/plugins/demos/client/run.ts', 'plugins/demos'],
    ['/site/docusaurus.config.ts', 'docusaurus.config.ts'],
    ['/site/.docusaurus/routes.js', 'generated'],
    ['', 'generated'],
  ])('%s is of %s', (file, owner) => {
    expect(nameOwner(file, '/site')).toBe(owner);
  });
});
