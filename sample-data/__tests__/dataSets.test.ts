import type { LineChartProps } from '@mui/x-charts/LineChart';
import type { RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { createTrades, TRADE_STATUSES, trades } from '../commodities';
import { createEmployees, DEPARTMENTS, employees } from '../employees';
import { createFileTree, fileTree, toFileRows, type FileItem } from '../fileTree';
import { createOrders, ORDER_STATUSES, orders } from '../orders';
import { COUNTRIES, createPeople } from '../people';
import { createRandom } from '../random';
import { createDays, createSeries, toMonths } from '../series';
import {
  createEnergy,
  createTemperatures,
  createVisitors,
  energy,
  temperatures,
  visitors,
} from '../timeSeries';

/** Rows that break a rule: an empty list says more than `true` when a test fails. */
function findBreaches<Row>(
  rows: readonly Row[],
  holds: (row: Row) => boolean,
): Row[] {
  return rows.filter((row) => !holds(row));
}

const isBetween = (value: number, min: number, max: number) =>
  value >= min && value <= max;

describe('each data set', () => {
  it.each([
    ['orders', (seed: number) => createOrders(50, seed)],
    ['employees', (seed: number) => createEmployees(50, seed)],
    ['trades', (seed: number) => createTrades(50, seed)],
    ['files', (seed: number) => createFileTree(seed)],
    ['visitors', (seed: number) => createVisitors(50, seed)],
    ['temperatures', (seed: number) => createTemperatures(50, seed)],
    ['energy', (seed: number) => createEnergy(50, seed)],
  ])('has the same %s for a seed, and others for another one', (_, create) => {
    expect(create(1)).toEqual(create(1));
    expect(create(1)).not.toEqual(create(2));
  });

  it.each([
    ['orders', orders, 100],
    ['many orders', createOrders(3000), 3000],
    ['employees', employees, 60],
    ['trades', trades, 200],
    ['files', toFileRows(fileTree), 100],
  ])('has %s with ids of their own', (_, rows, count) => {
    expect(rows).toHaveLength(count);
    expect(new Set(rows.map(({ id }) => String(id))).size).toBe(count);
  });

  it('has people of its own', () => {
    const names = [
      employees.map(({ name }) => name),
      orders.map(({ customer }) => customer),
      trades.map(({ trader }) => trader),
    ].map((list) => new Set(list));
    for (const [index, set] of names.entries()) {
      const others = new Set(
        names.filter((_, i) => i !== index).flatMap((o) => [...o]),
      );
      const shared = [...set].filter((name) => others.has(name));
      expect(shared.length).toBeLessThan(set.size / 2);
    }
  });

  it.each([
    ['createOrders', createOrders],
    ['createEmployees', createEmployees],
    ['createTrades', createTrades],
    ['createVisitors', createVisitors],
  ])('is empty when %s is asked for nothing', (_, create) => {
    expect(create(0)).toEqual([]);
  });
});

describe('createPeople', () => {
  it('gives no name twice and reaches all countries', () => {
    const people = createPeople(400, createRandom(1));
    expect(new Set(people.map(({ name }) => name)).size).toBe(400);
    expect([...new Set(people.map(({ country }) => country))].sort()).toEqual(
      COUNTRIES,
    );
  });

  it('says so when it runs out of names', () => {
    expect(() =>
      createPeople(1000, createRandom(1)),
    ).toThrowErrorMatchingInlineSnapshot(
      `"createPeople(1000): the lists make 432 different names. Ask for fewer people, or add names in people.ts."`,
    );
  });
});

describe('createOrders', () => {
  const rows = createOrders(1000);

  it('fills its fields within their ranges', () => {
    const breaches = findBreaches(
      rows,
      ({ quantity, unitPrice, placedAt, country }) =>
        isBetween(quantity, 1, 8) &&
        isBetween(unitPrice, 1, 100) &&
        placedAt.getFullYear() === 2026 &&
        isBetween(placedAt.getMonth(), 0, 5) &&
        COUNTRIES.includes(country),
    );
    expect(breaches).toEqual([]);
  });

  it('uses every status, and ships what has left the shop after it was placed', () => {
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(ORDER_STATUSES),
    );
    const breaches = findBreaches(rows, ({ status, placedAt, shippedAt, paid }) =>
      ['shipped', 'delivered', 'returned'].includes(status)
        ? shippedAt !== null && shippedAt > placedAt && paid
        : shippedAt === null,
    );
    expect(breaches).toEqual([]);
  });

  it('goes back in time day by day', () => {
    const days = rows.map(({ placedAt }) => new Date(placedAt).setHours(0, 0, 0, 0));
    expect(days).toEqual([...days].sort((a, b) => b - a));
  });
});

describe('createEmployees', () => {
  const staff = createEmployees(300);
  const byId = new Map(staff.map((employee) => [employee.id, employee]));

  it('makes one tree whose paths go through the managers', () => {
    expect(staff.filter(({ managerId }) => managerId === null)).toHaveLength(1);
    const breaches = findBreaches(staff, ({ id, name, managerId, path }) => {
      const manager = managerId === null ? null : byId.get(managerId);
      return (
        manager !== undefined &&
        (manager === null || manager.id < id) &&
        path.join() === [...(manager?.path ?? []), name].join()
      );
    });
    expect(breaches).toEqual([]);
  });

  it('keeps teams at five and people below the head of their department', () => {
    const breaches = findBreaches(staff, ({ id, path, department }) => {
      const reports = staff.filter(({ managerId }) => managerId === id);
      const isLead = path.length === 3;
      const inDepartment = reports.every(
        (report) => report.department === department,
      );
      return (!isLead || reports.length <= 5) && (path.length === 1 || inDepartment);
    });
    expect(breaches).toEqual([]);
    expect(Math.max(...staff.map(({ path }) => path.length))).toBe(4);
    expect(new Set(staff.map(({ department }) => department))).toEqual(
      new Set(['Management', ...DEPARTMENTS]),
    );
  });

  it('fills its fields within their ranges', () => {
    const breaches = findBreaches(
      staff,
      ({ salary, rating, startedOn, title }) =>
        isBetween(salary, 41_000, 150_000) &&
        (rating === null ||
          (isBetween(rating, 1, 5) && Number.isInteger(rating * 2))) &&
        isBetween(startedOn.getFullYear(), 2008, 2025) &&
        title !== '',
    );
    expect(breaches).toEqual([]);
    expect(staff.some(({ rating }) => rating === null)).toBe(true);
    expect(staff.some(({ remote }) => remote)).toBe(true);
  });
});

describe('createTrades', () => {
  const rows = createTrades(2000);

  it('fills its fields within their ranges', () => {
    const breaches = findBreaches(
      rows,
      ({ unitPrice, quantity, filled, fee, tradedAt }) =>
        isBetween(unitPrice, 100, 20_000) &&
        isBetween(quantity, 5, 2000) &&
        isBetween(filled, 0, 1) &&
        isBetween(fee, 0, unitPrice * quantity * 0.002 + 0.01) &&
        tradedAt.getFullYear() === 2026 &&
        isBetween(tradedAt.getHours(), 8, 17),
    );
    expect(breaches).toEqual([]);
  });

  it('agrees on status and share', () => {
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(TRADE_STATUSES),
    );
    const breaches = findBreaches(rows, ({ status, filled, fee }) => {
      if (status === 'filled') {
        return filled === 1;
      }
      return status === 'partly filled' ? isBetween(filled, 0.01, 0.99) : fee === 0;
    });
    expect(breaches).toEqual([]);
  });

  it('makes a hundred thousand in less than two seconds', () => {
    const start = process.cpuUsage();
    expect(createTrades(100_000)).toHaveLength(100_000);
    // Of the processor, so that what else runs on the machine does not count.
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
  });
});

describe('createFileTree', () => {
  it('is what the Rich Tree View takes as items', () => {
    const props: RichTreeViewProps<FileItem, false> = { items: fileTree };
    expect(props.items).toBe(fileTree);
  });

  it('has an id for a path, whatever the seed', () => {
    const toIds = (seed: number) =>
      toFileRows(createFileTree(seed)).map(
        ({ path, id }) => `${path.join('/')}: ${id}`,
      );
    const [first, second] = [new Set(toIds(1)), new Set(toIds(2))];
    const all = new Set([...first, ...second].map((entry) => entry.split(': ')[0]));
    expect(new Set([...first, ...second]).size).toBe(all.size);
    expect(first).toContain('Photos/Mill Weir: photos-mill-weir');
  });

  it('adds the sizes in a folder up, and gives only folders children', () => {
    const check = (item: FileItem): void => {
      expect(item.children !== undefined).toBe(item.kind === 'folder');
      const sizes = (item.children ?? []).map(({ size }) => size);
      const sum = sizes.reduce((total, size) => total + size, 0);
      expect(item.size).toBe(item.children ? sum : item.size);
      expect(item.size).toBeGreaterThan(0);
      item.children?.forEach(check);
    };
    fileTree.forEach(check);
  });

  it('becomes rows that know their parent and path', () => {
    const rows = toFileRows(fileTree);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const breaches = findBreaches(
      rows,
      ({ id, parentId, path, label, childrenCount }) => {
        const parentPath = parentId === null ? [] : byId.get(parentId)?.path;
        const children = rows.filter((row) => row.parentId === id);
        return (
          path.join('/') === [...(parentPath ?? ['lost']), label].join('/') &&
          children.length === childrenCount
        );
      },
    );
    expect(breaches).toEqual([]);
    expect(rows.some((row) => 'children' in row)).toBe(false);
  });
});

describe('time series', () => {
  it('are what the charts take as a dataset', () => {
    const datasets: LineChartProps['dataset'][] = [
      visitors,
      temperatures,
      energy,
      toMonths(energy, 'sum'),
    ];
    expect(datasets.map((dataset) => dataset?.length)).toEqual([365, 365, 365, 12]);
  });

  it('has a date for each day, at midnight', () => {
    const days = createDays(365);
    expect(new Set(days.map((day) => day.toDateString())).size).toBe(365);
    expect(days.at(-1)?.toDateString()).toBe('Thu Dec 31 2026');
  });

  it.each([
    ['level', { level: 5 }, [5, 5, 5]],
    ['trend', { level: 0, trend: 365 }, [0, 1, 2]],
    ['weekend', { level: 1, weekend: 2 }, [1, 1, 3]],
    ['season at its peak', { level: 1, season: 9, peakDay: 2 }, [10, 10, 10]],
    ['least value', { level: -3, min: -1 }, [-1, -1, -1]],
  ])('is made of a %s', (_, shape, expected) => {
    // January 1, 2026 is a Thursday.
    expect(createSeries(createDays(3), shape, 1)).toEqual(expected);
  });

  it('wanders by its noise', () => {
    const series = createSeries(
      createDays(365),
      { level: 0, noise: 1, places: 3 },
      1,
    );
    const steps = series
      .slice(1)
      .map((value, i) => Math.abs(value - (series[i] ?? 0)));
    expect(Math.max(...steps)).toBeGreaterThan(0.5);
    expect(Math.max(...series.map(Math.abs))).toBeLessThan(1 / (1 - 0.7));
  });

  it('stays within what the world allows', () => {
    expect(
      findBreaches(visitors, (day) => isBetween(day.visitors, 25, 2500)),
    ).toEqual([]);
    expect(
      findBreaches(temperatures, ({ low, high }) => high - low >= 1.99 && high < 40),
    ).toEqual([]);
    expect(
      findBreaches(energy, (day) =>
        isBetween(Math.min(day.solar, day.wind, day.hydro, day.diesel), 0, 300),
      ),
    ).toEqual([]);
  });

  it.each([
    ['sum', { value: 31 + 62, other: 31 }],
    ['mean', { value: 3, other: 1 }],
  ] as const)('comes as months by %s', (how, january) => {
    const days = createDays(40).map((date) => ({ date, value: 3, other: 1 }));
    const months = toMonths(days, how);
    expect(months[0]).toEqual({ date: new Date(2026, 0, 1), ...january });
    expect(months[1]?.date).toEqual(new Date(2026, 1, 1));
    expect(months).toHaveLength(2);
  });
});
