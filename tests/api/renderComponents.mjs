/**
 * Renders components as a browser does, and prints the classes of their elements. It runs
 * as a process of its own: Jest would compile each of the packages' modules.
 *
 * Takes a JSON array of `{ name, exportName, product, specifier }` on its input; prints, by
 * name, the classes, or why the component doesn't render.
 */
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><body></body>', {
  pretendToBeVisual: true,
  url: 'http://localhost/',
});
for (const name of Object.getOwnPropertyNames(window)) {
  if (!(name in globalThis)) {
    globalThis[name] = window[name];
  }
}
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, {
  window,
  document: window.document,
  IS_REACT_ACT_ENVIRONMENT: true,
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
});
window.matchMedia = () => ({
  matches: true,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
});
window.Element.prototype.scrollIntoView = () => {};
console.error = () => {};
console.warn = () => {};

const React = await import('react');
const { createRoot } = await import('react-dom/client');
const { AdapterDayjs } = await import('@mui/x-date-pickers/AdapterDayjs');
const { LocalizationProvider } = await import('@mui/x-date-pickers');
const { DataGridPremium } = await import('@mui/x-data-grid-premium');
const { ChartsContainerPremium } =
  await import('@mui/x-charts-premium/ChartsContainerPremium');
const { SimpleTreeView } = await import('@mui/x-tree-view');
const { default: dayjs } = await import('dayjs');
const h = React.createElement;

const SIZE = { width: 400, height: 300, skipAnimation: true };
const X_BAND = [{ id: 'x', data: ['a', 'b'], scaleType: 'band' }];
const X_LINE = [{ id: 'x', data: [1, 2] }];
const POINTS = [{ x: 1, y: 2, id: 'p' }];
const SANKEY = {
  data: { links: [{ source: 'a', target: 'b', value: 1 }] },
};
const RADAR = { radar: { metrics: ['a', 'b', 'c'] }, series: [{ data: [1, 2, 3] }] };
const HEATMAP = {
  xAxis: [{ data: [1, 2] }],
  yAxis: [{ data: [1, 2] }],
  series: [
    {
      data: [
        [0, 0, 1],
        [1, 1, 2],
      ],
    },
  ],
};

/** Props of the charts as a whole, by what their names begin with. */
const CHARTS = {
  ChartsRenderer: {
    dimensions: [{ id: 'd', label: 'D', data: ['a', 'b'] }],
    values: [{ id: 'v', label: 'V', data: [1, 2] }],
    chartType: 'column',
    configuration: { ...SIZE },
  },
  BarChart: { series: [{ data: [1, 2], label: 'A' }], xAxis: X_BAND },
  LineChart: {
    series: [{ data: [1, 2], area: true, showMark: true, label: 'A' }],
    xAxis: X_LINE,
  },
  ScatterChart: { series: [{ data: POINTS, label: 'A' }] },
  PieChart: { series: [{ data: [{ value: 1, label: 'a' }], arcLabel: 'value' }] },
  SparkLineChart: { data: [1, 2] },
  FunnelChart: { series: [{ data: [{ value: 2 }, { value: 1 }] }] },
  Heatmap: HEATMAP,
  RadarChart: RADAR,
  SankeyChart: { series: SANKEY },
  Gauge: { value: 5 },
};

/** What parts of a chart need, whatever part they are. */
const PART = {
  id: 's',
  seriesId: 's',
  dataIndex: 0,
  color: 'red',
  x: 5,
  y: 5,
  width: 10,
  height: 10,
  xOrigin: 0,
  yOrigin: 0,
  layout: 'vertical',
  skipAnimation: true,
  shape: 'circle',
  d: 'M0 0',
  startAngle: 0,
  endAngle: 1,
  innerRadius: 0,
  outerRadius: 10,
  arcLabelRadius: 5,
  cornerRadius: 0,
  paddingAngle: 0,
  formattedArcLabel: 'a',
  text: 'a',
};

/** The series of the chart that a part stands in, by a word of the part's name. */
const SURROUNDINGS = [
  [
    /RangeBar/,
    {
      series: [
        {
          type: 'rangeBar',
          id: 's',
          data: [
            [1, 2],
            [2, 4],
          ],
          label: 'A',
        },
      ],
      xAxis: X_BAND,
    },
  ],
  [
    /Pie/,
    {
      series: [
        {
          type: 'pie',
          id: 's',
          data: [{ value: 1, label: 'a' }],
          arcLabel: 'value',
        },
      ],
    },
  ],
  [/Scatter/, { series: [{ type: 'scatter', id: 's', data: POINTS }] }],
  [
    /Line|Mark|Area/,
    {
      series: [
        {
          type: 'line',
          id: 's',
          data: [1, 2],
          area: true,
          showMark: true,
          label: 'A',
        },
      ],
      xAxis: X_LINE,
    },
  ],
  [
    /./,
    { series: [{ type: 'bar', id: 's', data: [1, 2], label: 'A' }], xAxis: X_BAND },
  ],
];

function toChartElement(name, component) {
  const [, own] =
    Object.entries(CHARTS).find(
      ([prefix]) =>
        name === prefix || name === `${prefix}Pro` || name === `${prefix}Premium`,
    ) ?? [];
  if (own) {
    return h(component, { ...SIZE, ...own });
  }
  const [, surroundings] = SURROUNDINGS.find(([word]) => word.test(name));
  return h(
    ChartsContainerPremium,
    { ...SIZE, ...surroundings },
    h(component, name.endsWith('Plot') ? { skipAnimation: true } : PART),
  );
}

const DAY = dayjs('2024-05-05');
const DAY_PROPS = {
  day: DAY,
  outsideCurrentMonth: false,
  isFirstVisibleCell: false,
  isLastVisibleCell: false,
  onDaySelect() {},
  isVisuallySelected: false,
};

function toPickerElement(name, component) {
  const props = /Day2?$/.test(name) ? DAY_PROPS : {};
  return h(LocalizationProvider, { dateAdapter: AdapterDayjs }, h(component, props));
}

const GRID = {
  columns: [{ field: 'id' }, { field: 'name', type: 'boolean' }],
  rows: [{ id: 1, name: true }],
  showToolbar: true,
  checkboxSelection: true,
};

function toGridElement(name, component) {
  if (/^DataGrid/.test(name)) {
    return h('div', { style: { height: 300, width: 400 } }, h(component, GRID));
  }
  const toolbar = () => h(component, { label: 'a', icon: h('i') }, 'a');
  return h(DataGridPremium, { ...GRID, slots: { toolbar } });
}

function toTreeElement(name, component) {
  const items = [{ id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }] }];
  const item = { itemId: 'a', label: 'A' };
  return name === 'TreeItem'
    ? h(SimpleTreeView, {}, h(component, item))
    : name === 'TreeItemIcon'
      ? h(SimpleTreeView, {}, h(component, { status: {} }))
      : h(component, { items, defaultExpandedItems: ['a'] });
}

const FACTORIES = {
  charts: toChartElement,
  'date-pickers': toPickerElement,
  'data-grid': toGridElement,
  'tree-view': toTreeElement,
};

function listClasses(root) {
  return [...root.querySelectorAll('[class]')].flatMap((element) => [
    ...element.classList,
  ]);
}

async function render(element) {
  const container = document.createElement('div');
  document.body.append(container);
  const faults = [];
  const root = createRoot(container, {
    onUncaughtError: (error) => faults.push(error),
  });
  await React.act(async () => root.render(element));
  await React.act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  const classes = listClasses(document.body);
  await React.act(async () => root.unmount());
  document.body.replaceChildren();
  if (faults.length > 0) {
    throw faults[0];
  }
  return classes;
}

const results = {};
const components = JSON.parse(readFileSync(0, 'utf8'));
const Nothing = () => null;
for (const { name, exportName, product, specifier } of components) {
  try {
    const component = (await import(specifier))[exportName];
    const toElement = FACTORIES[product];
    const isWhole = toElement(name, component).type === component;
    const surroundings = isWhole ? [] : await render(toElement(name, Nothing));
    const classes = await render(toElement(name, component));
    for (const known of surroundings) {
      const index = classes.indexOf(known);
      if (index >= 0) {
        classes.splice(index, 1);
      }
    }
    results[`${product}/${name}`] = {
      classes: [...new Set(classes)].filter((one) => one.startsWith('Mui')),
    };
  } catch (error) {
    results[`${product}/${name}`] = {
      classes: [],
      error: String(error.message).split('\n')[0],
    };
  }
}
console.log(JSON.stringify(results));
process.exit(0);
