import fs from 'node:fs';
import path from 'node:path';
import { createChunkGroups, otherPackages } from '../createChunkGroups';

/** The groups that a module is in, by its path below `node_modules`. */
function findGroups(file: string): string[] {
  return Object.values(createChunkGroups())
    .filter(({ test }) => test.test(`/site/node_modules/${file}`))
    .map(({ name }) => name);
}

const isOther = (file: string) =>
  otherPackages.test.test(`/site/node_modules/${file}`);

describe('createChunkGroups', () => {
  it.each([
    ['@mui/material/esm/ButtonBase/ButtonBase.js', 'mui-core'],
    ['@mui/material/esm/styles/createTheme.js', 'mui-core'],
    ['@mui/material/esm/zero-styled/index.js', 'mui-core'],
    ['@mui/material/Box/index.js', 'mui-core'],
    ['@mui/system/esm/styled/styled.js', 'mui-core'],
    ['@emotion/react/dist/index.js', 'mui-core'],
    ['@mui/material/esm/TextField/TextField.js', 'mui-fields'],
    ['@mui/material/esm/DialogTitle/DialogTitle.js', 'mui-fields'],
    ['@mui/material/esm/Switch/Switch.js', 'mui-switches'],
    ['@mui/material/Tabs/Tabs.js', 'mui-switches'],
    ['@mui/material/internal/svg-icons/Person.js', 'mui-core'],
    ['@mui/material/esm/TableRow/TableRow.js', 'mui-tables'],
    ['@mui/material/esm/useAutocomplete/useAutocomplete.js', 'mui-tables'],
    ['@mui/x-internals/warning/warning.mjs', 'mui-core'],
    ['@mui/x-internals/store/Store.mjs', 'x-internals'],
    ['reselect/dist/reselect.mjs', 'x-internals'],
    ['@mui/x-license/verifyLicense/verifyLicense.mjs', 'x-license'],
    ['@mui/x-data-grid/esm/DataGrid/DataGrid.js', 'data-grid'],
    ['@mui/x-data-grid-pro/esm/DataGridPro/DataGridPro.js', 'data-grid-pro'],
    ['@mui/x-charts/esm/BarChart/BarChart.js', 'charts'],
    ['@mui/x-charts/BarChart/BarPlot.mjs', 'charts'],
    ['@mui/x-charts/LineChart/LinePlot.mjs', 'charts-lines'],
    ['@mui/x-charts/LineChart/seriesConfig/index.mjs', 'charts'],
    ['@mui/x-charts/PieChart/getPieCoordinates.mjs', 'charts'],
    ['@mui/x-charts/PieChart/dataTransform/useTransformData.mjs', 'charts-pie'],
    ['@mui/x-date-pickers/DatePicker/DatePicker.mjs', 'date-pickers'],
    ['@mui/x-date-pickers/StaticDatePicker/StaticDatePicker.mjs', 'date-pickers'],
    ['@mui/x-date-pickers/MobileDateTimePicker/index.mjs', 'date-pickers-time'],
    ['@mui/x-date-pickers/DigitalClock/DigitalClock.mjs', 'date-pickers-time'],
    ['dayjs/dayjs.min.js', 'date-pickers'],
  ])('%s is in %s', (file, name) => {
    expect(findGroups(file)).toEqual([name]);
    expect(isOther(file)).toBe(false);
  });

  it.each([
    ['@mui/material/esm/Slider/Slider.js'],
    ['@mui/material/esm/InputX/InputX.js'],
    ['@mui/icons-material/esm/Close.js'],
    ['@mui/material/locale/index.js'],
    ['@mui/x-data-grid/esm/locales/deDE.js'],
    ['dayjs/locale/de.js'],
    ['react-router/index.js'],
  ])('%s is in none', (file) => {
    expect(findGroups(file)).toEqual([]);
    expect(isOther(file)).toBe(true);
  });

  it('leaves our own modules to no group of packages', () => {
    expect(
      otherPackages.test.test('/site/plugins/demos/client/Demo/index.tsx'),
    ).toBe(false);
  });

  const ROOT = path.resolve(__dirname, '../../..');
  const views = createChunkGroups()['demo-views']!.test;

  it.each([
    'plugins/demos/client/Demo/DemoTheme.tsx',
    'plugins/demos/client/Demo/applyLicense.ts',
    'plugins/demos/client/Demo/fullScreen/index.tsx',
    'plugins/demos/client/Demo/toolbar/index.tsx',
    'plugins/demos/client/Demo/views/index.ts',
    'plugins/demos/client/PortalTheme/index.tsx',
    'src/mui/theme.ts',
  ])('has %s in the chunk of what shows a demo', (file) => {
    expect(fs.existsSync(path.join(ROOT, file))).toBe(true);
    expect(views.test(`/site/${file}`)).toBe(true);
  });

  it.each([
    'plugins/demos/client/Demo/index.tsx',
    'plugins/demos/client/Demo/toolbar/styles.module.css',
    'src/components/Switch/index.tsx',
    'src/mui/localeTexts/loadLocaleTexts.ts',
  ])('leaves %s out of it', (file) => {
    expect(fs.existsSync(path.join(ROOT, file))).toBe(true);
    expect(views.test(`/site/${file}`)).toBe(false);
  });
});
