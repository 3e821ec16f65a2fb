import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Database } from 'sql.js';
import { createApp } from '../../../examples/server-side-data/server/app';
import { createDatabase } from '../../../examples/server-side-data/server/database';
import { createEmployees } from '../../../examples/server-side-data/server/seed';
import {
  MAX_PAGE_SIZE,
  type ApiError,
  type ApiResponse,
  type Employee,
} from '../../../examples/server-side-data/shared/employees';

const ROOT = path.resolve(__dirname, '../../..');
const EXAMPLE = path.join(ROOT, 'examples/server-side-data');
const PAGE = 'react-data-grid/tutorials/server-side-data/index.mdx';

const employees = createEmployees(4_000);

/** Finds out from the data itself what a filter has to return. */
const count = (test: (employee: Employee) => boolean) =>
  employees.filter(test).length;

let database: Database;
let server: Server;

beforeAll(async () => {
  database = await createDatabase();
  server = createApp(database).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  database.close();
});

async function request(query: Record<string, string>) {
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/api/employees?${new URLSearchParams(query)}`;
  const response = await fetch(address);
  return { status: response.status, body: await response.json() };
}

async function find(query: Record<string, unknown> = {}): Promise<ApiResponse> {
  const texts = Object.entries({ page: 0, pageSize: MAX_PAGE_SIZE, ...query }).map(
    ([name, value]) => [name, JSON.stringify(value)],
  );
  const { status, body } = await request(Object.fromEntries(texts));
  expect({ status, error: (body as Partial<ApiError>).error }).toEqual({
    status: 200,
    error: undefined,
  });
  return body as ApiResponse;
}

const filter = (field: string, operator: string, value?: unknown) =>
  find({ filterModel: { items: [{ field, operator, value }] } });

describe('pages', () => {
  it('returns the rows of a page, and the number of all', async () => {
    const { rows, total } = await find({ page: 2, pageSize: 25 });
    expect(rows).toEqual(employees.slice(50, 75));
    expect(total).toBe(4_000);
  });

  it('returns no rows behind the last page', async () => {
    expect(await find({ page: 160, pageSize: 25 })).toEqual({
      rows: [],
      total: 4_000,
    });
  });

  it('has each row once on all pages, even where most values are equal', async () => {
    const ids: number[] = [];
    for (let page = 0; page < 40; page += 1) {
      const { rows } = await find({
        page,
        sortModel: [{ field: 'port', sort: 'desc' }],
      });
      ids.push(...rows.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(4_000);
  });
});

describe('sorting', () => {
  it('orders rows of equal values by their id, whichever index the query uses', async () => {
    database.run('CREATE INDEX by_port ON employees (port, name)');
    const { rows } = await find({ sortModel: [{ field: 'port', sort: 'asc' }] });
    database.run('DROP INDEX by_port');
    const inArdmore = employees.filter(({ port }) => port === 'Ardmore');
    expect(rows).toEqual(inArdmore.slice(0, 100));
  });

  it('sorts numbers by their value', async () => {
    const { rows } = await find({ sortModel: [{ field: 'salary', sort: 'desc' }] });
    const salaries = employees.map(({ salary }) => salary).sort((a, b) => b - a);
    expect(rows.map(({ salary }) => salary)).toEqual(salaries.slice(0, 100));
  });

  it('sorts texts without their case, and empty ones first', async () => {
    const names = await find({ sortModel: [{ field: 'ship', sort: 'asc' }] });
    expect(names.rows[0]?.ship).toBeNull();

    const { rows } = await find({
      sortModel: [{ field: 'name', sort: 'asc' }],
      filterModel: {
        items: [
          { field: 'name', operator: 'contains', value: 'bram' },
          { field: 'ship', operator: 'equals', value: 'Gannet' },
        ],
      },
    });
    const lastNames = [...new Set(rows.map(({ name }) => name.slice(5)))];
    expect(lastNames.indexOf('de Vries')).toBe(lastNames.indexOf('Campbell') + 1);
  });

  it('sorts by several columns', async () => {
    const { rows } = await find({
      sortModel: [
        { field: 'port', sort: 'asc' },
        { field: 'hiredOn', sort: 'desc' },
      ],
    });
    expect(new Set(rows.map(({ port }) => port))).toEqual(new Set(['Ardmore']));
    const days = rows.map(({ hiredOn }) => hiredOn);
    expect(days).toEqual([...days].sort().reverse());
  });
});

describe('filters', () => {
  it.each<[string, string, unknown, (employee: Employee) => boolean]>([
    ['name', 'contains', 'RAE', ({ name }) => name.includes('Rae')],
    ['name', 'contains', "o'h", ({ name }) => name.includes("O'H")],
    ['name', 'contains', ' baird ', ({ name }) => name.endsWith('Baird')],
    ['name', 'doesNotContain', 'e', ({ name }) => !/e/i.test(name)],
    ['ship', 'doesNotContain', 'nn', ({ ship }) => ship !== 'Gannet'],
    ['port', 'equals', 'port wick', ({ port }) => port === 'Port Wick'],
    ['ship', 'doesNotEqual', 'gannet', ({ ship }) => ship !== 'Gannet'],
    ['hiredOn', 'startsWith', '2019-', ({ hiredOn }) => hiredOn.startsWith('2019')],
    ['name', 'endsWith', 'gunn', ({ name }) => name.endsWith('Gunn')],
    ['ship', 'isEmpty', undefined, ({ ship }) => ship === null],
    ['ship', 'isNotEmpty', undefined, ({ ship }) => ship !== null],
    ['salary', 'isEmpty', undefined, () => false],
    [
      'port',
      'isAnyOf',
      ['skerry', 'Ardmore'],
      ({ port }) => port === 'Skerry' || port === 'Ardmore',
    ],
    ['salary', '=', 30_000, ({ salary }) => salary === 30_000],
    ['salary', '!=', 30_000, ({ salary }) => salary !== 30_000],
    ['salary', '>', 60_000, ({ salary }) => salary > 60_000],
    ['salary', '>=', 60_000, ({ salary }) => salary >= 60_000],
    ['salary', '<', 30_000.5, ({ salary }) => salary <= 30_000],
    ['salary', '<=', 30_000, ({ salary }) => salary <= 30_000],
    [
      'salary',
      'isAnyOf',
      [28_000, 67_500],
      (e) => [28_000, 67_500].includes(e.salary),
    ],
  ])('%s %s %p', async (field, operator, value, test) => {
    const { rows, total } = await filter(field, operator, value);
    expect(total).toBe(count(test));
    expect(rows).toEqual(employees.filter(test).slice(0, 100));
  });

  it.each([
    ['contains', undefined],
    ['contains', null],
    ['contains', ''],
    ['contains', '  '],
    ['isAnyOf', []],
    ['isAnyOf', undefined],
  ])('ignores an unfinished item: %s %p', async (operator, value) => {
    expect((await filter('name', operator, value)).total).toBe(4_000);
  });

  it('joins conditions with “and” or “or”', async () => {
    const items = [
      { field: 'port', operator: 'equals', value: 'Skerry' },
      { field: 'salary', operator: '>', value: 60_000 },
    ];
    const isFromSkerry = ({ port }: Employee) => port === 'Skerry';
    const earnsMore = ({ salary }: Employee) => salary > 60_000;
    const both = await find({ filterModel: { items, logicOperator: 'and' } });
    expect(both.total).toBe(count((row) => isFromSkerry(row) && earnsMore(row)));
    const either = await find({ filterModel: { items, logicOperator: 'or' } });
    expect(either.total).toBe(count((row) => isFromSkerry(row) || earnsMore(row)));
  });

  it('finds each word in one of the columns, besides the filters', async () => {
    const { total } = await find({
      filterModel: {
        items: [{ field: 'salary', operator: '>', value: 60_000 }],
        logicOperator: 'or',
        quickFilterValues: ['captain', 'gann'],
      },
    });
    expect(total).toBe(
      count(
        ({ job, ship, salary }) =>
          salary > 60_000 && job === 'Captain' && ship === 'Gannet',
      ),
    );
    expect(total).toBeGreaterThan(0);
  });
});

describe('what users type is only ever a value', () => {
  it.each([
    ['%', count(({ job }) => job.includes('%'))],
    ['50%', count(({ job }) => job.includes('50%'))],
    ['_', 0],
    ['\\', 0],
    ["'; DROP TABLE employees; --", 0],
    ["' OR '1'='1", 0],
    ['?', 0],
  ])('%s', async (value, total) => {
    for (const operator of ['contains', 'equals', 'startsWith', 'endsWith']) {
      const found = await filter('job', operator, value);
      expect(found.total).toBe(
        operator === 'contains' || (operator === 'endsWith' && total === 0)
          ? total
          : 0,
      );
    }
    const searched = await find({ filterModel: { quickFilterValues: [value] } });
    expect(searched.total).toBe(total);
    const listed = await filter('job', 'isAnyOf', [value]);
    expect(listed.total).toBe(0);
    expect((await find()).total).toBe(4_000);
  });
});

describe('wrong requests', () => {
  const page = { page: '0', pageSize: '25' };
  const withItem = (item: unknown) => ({
    ...page,
    filterModel: JSON.stringify({ items: [item] }),
  });
  const withSort = (item: unknown) => ({
    ...page,
    sortModel: JSON.stringify([item]),
  });

  it.each<[Record<string, string>, string]>([
    [{ pageSize: '25' }, 'page must be a whole number from 0 to 1000000.'],
    [{ ...page, page: '-1' }, 'page must be a whole number from 0 to 1000000.'],
    [{ ...page, page: '1e9' }, 'page must be a whole number from 0 to 1000000.'],
    [{ ...page, pageSize: '0' }, 'pageSize must be a whole number from 1 to 100.'],
    [{ ...page, pageSize: '101' }, 'pageSize must be a whole number from 1 to 100.'],
    [
      { ...page, pageSize: '1; DROP' },
      'pageSize must be a whole number from 1 to 100.',
    ],
    [{ ...page, sortModel: '[' }, 'sortModel is not valid JSON.'],
    [{ ...page, filterModel: '{items}' }, 'filterModel is not valid JSON.'],
    [{ ...page, filterModel: '[]' }, 'filterModel must be an object.'],
    [
      { ...page, sortModel: '{}' },
      "sortModel must be a list of { field, sort }, with sort 'asc' or 'desc'.",
    ],
    [
      withSort({ field: 'name', sort: 'asc; DROP TABLE employees' }),
      "sortModel must be a list of { field, sort }, with sort 'asc' or 'desc'.",
    ],
    [
      withSort({ field: 'name; DROP TABLE employees', sort: 'asc' }),
      'There is no column "name; DROP TABLE employees".',
    ],
    [
      withItem({ field: 'password', operator: 'contains', value: 'a' }),
      'There is no column "password".',
    ],
    [
      withItem({ field: 'constructor', operator: 'isEmpty' }),
      'There is no column "constructor".',
    ],
    [
      withItem({ field: 'name', operator: 'sounds like', value: 'a' }),
      'The column name has no operator "sounds like".',
    ],
    [
      withItem({ field: 'name', operator: '>', value: 'a' }),
      'The column name has no operator ">".',
    ],
    [
      withItem({ field: 'salary', operator: '>', value: '1 OR 1=1' }),
      'The value for salary must be a number.',
    ],
    [
      withItem({ field: 'name', operator: 'contains', value: { a: 1 } }),
      'The value for name must be a text.',
    ],
    [
      withItem({ field: 'name', operator: 'isAnyOf', value: 'a' }),
      'isAnyOf needs a list of values.',
    ],
    [
      withItem({ field: 'name', operator: 'isAnyOf', value: ['a', null] }),
      'The value for name must be a text.',
    ],
    [
      withItem('name'),
      'filterModel.items must be a list of { field, operator, value }.',
    ],
    [
      { ...page, filterModel: '{"logicOperator":"xor"}' },
      "filterModel.logicOperator must be 'and' or 'or'.",
    ],
    [
      { ...page, filterModel: '{"quickFilterValues":[1]}' },
      'filterModel.quickFilterValues must be a list of texts.',
    ],
  ])('%p', async (query, error) => {
    expect(await request(query)).toEqual({ status: 400, body: { error } });
  });

  it('refuses a parameter that is given twice', async () => {
    const { port } = server.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}/api/employees?page=0&pageSize=5`;
    const answers = ['&page=1', '&sortModel=[]&sortModel=[]'].map(async (more) => {
      const response = await fetch(address + more);
      return [response.status, await response.json()];
    });
    expect(await Promise.all(answers)).toEqual([
      [400, { error: 'page must be a whole number from 0 to 1000000.' }],
      [400, { error: 'sortModel must be given once.' }],
    ]);
  });

  it('tells the client nothing about a failure of its own', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const prepare = jest.spyOn(database, 'prepare').mockImplementation(() => {
      throw new Error('no such table: employees');
    });
    try {
      expect(await request(page)).toEqual({
        status: 500,
        body: { error: 'The server could not answer. Try again later.' },
      });
      expect(log).toHaveBeenCalledTimes(1);
    } finally {
      prepare.mockRestore();
      log.mockRestore();
    }
  });
});

describe('the project', () => {
  let folder: string;
  let running: ChildProcess | undefined;

  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'employee-directory-'));
  });

  afterAll(() => {
    running?.kill();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const run = (script: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(ROOT, 'node_modules', script), ...args],
      {
        cwd: EXAMPLE,
        encoding: 'utf8',
        // Vite takes the mode from the environment, which here is that of a test.
        env: { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0' },
      },
    );
    return { status, output: status === 0 ? '' : `${stdout}${stderr}` };
  };

  it('has no faults in its types', () => {
    expect(run('typescript/bin/tsc')).toEqual({ status: 0, output: '' });
  });

  it('builds its client, and serves it beside the data', async () => {
    const build = path.join(folder, 'build');
    expect(run('vite/bin/vite.js', 'build', '--outDir', build)).toEqual({
      status: 0,
      output: '',
    });

    running = spawn(
      process.execPath,
      [
        path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'),
        path.join(EXAMPLE, 'server/index.ts'),
      ],
      { cwd: folder, env: { ...process.env, PORT: '0' } },
    );
    const address = await new Promise<string>((resolve, reject) => {
      let output = '';
      const read = (text: Buffer) => {
        output += text;
        const found = /Listening on (http:\S+)/.exec(output);
        if (found) {
          resolve(found[1]!);
        }
      };
      running?.stdout?.on('data', read);
      running?.stderr?.on('data', read);
      running?.once('exit', () => reject(new Error(output)));
    });

    const html = await (await fetch(address)).text();
    expect(html).toContain('<title>Employees</title>');
    const script = /src="([^"]+\.js)"/.exec(html)?.[1];
    expect((await fetch(address + script)).status).toBe(200);
    const data = await fetch(`${address}/api/employees?page=0&pageSize=1`);
    expect(await data.json()).toEqual({ rows: employees.slice(0, 1), total: 4_000 });
  });

  it('asks for versions that the portal has', () => {
    const read = (file: string) =>
      JSON.parse(fs.readFileSync(file, 'utf8')) as Record<
        string,
        Record<string, string>
      >;
    const own = read(path.join(EXAMPLE, 'package.json'));
    const portal = read(path.join(ROOT, 'package.json'));
    const installed = { ...portal.devDependencies, ...portal.dependencies };
    expect(installed).toMatchObject({ ...own.dependencies, ...own.devDependencies });
  });
});

describe('the page', () => {
  const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

  const files = ['.', 'client', 'client/src', 'server', 'shared'].flatMap((folder) =>
    fs
      .readdirSync(path.join(EXAMPLE, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => path.posix.join(folder, name)),
  );

  /** Code blocks by title; those of one file joined as they are in the file. */
  function readBlocks(page: string): Record<string, string> {
    const blocks = new Map<string, string[]>();
    const fences = read(page).matchAll(/^```\w+ title="([^"]+)"\n(.*?)\n```$/gms);
    for (const [, title, code] of fences) {
      blocks.set(title!, [...(blocks.get(title!) ?? []), code!]);
    }
    return Object.fromEntries(
      [...blocks].map(([title, parts]) => [title, `${parts.join('\n\n')}\n`]),
    );
  }

  it.each([
    ['English', `docs/${PAGE}`],
    ['Chinese', `i18n/zh/docusaurus-plugin-content-docs/current/${PAGE}`],
  ])('has all files of the project, word for word: %s', (_language, page) => {
    const shown = files.filter(
      (file) => !['README.md', 'package-lock.json'].includes(file),
    );
    expect(readBlocks(page)).toEqual(
      Object.fromEntries(
        shown.map((file) => [file, read(`examples/server-side-data/${file}`)]),
      ),
    );
  });
});
