import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatHistory } from '../historyFile';
import { loadHistory, readHistory } from '../loadHistory';
import {
  createChartsHistory,
  createComponent,
  createProp,
  createSnapshot,
} from './createSnapshot';

const dir = mkdtempSync(path.join(os.tmpdir(), 'api-history-'));

afterAll(() => rmSync(dir, { recursive: true }));

const history = createChartsHistory(
  createSnapshot('8.1.0', [createComponent([createProp('size')])]),
  createSnapshot('8.2.0', [createComponent([createProp('size', { default: '3' })])]),
);
const text = formatHistory(history);

/** The message that a record's text leads to. */
function getFault(content: string): string {
  writeFileSync(path.join(dir, 'charts.json'), content);
  try {
    readHistory(dir, 'charts');
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing was thrown';
}

describe('readHistory', () => {
  it('reads what formatHistory writes', () => {
    writeFileSync(path.join(dir, 'charts.json'), text);
    expect(readHistory(dir, 'charts')).toEqual(history);
  });

  it('names a missing record, and how to get it', () => {
    expect(() => readHistory(dir, 'tree-view')).toThrowErrorMatchingInlineSnapshot(`
      "api-history/tree-view.json is missing: the API's history of tree-view is not recorded.
      Restore it: git checkout -- api-history/tree-view.json
      Or record it anew: npm run api:record -- --all"
    `);
  });

  it('names a record that is half-written', () => {
    expect(getFault(text.slice(0, 300))).toMatch(
      /^api-history\/charts\.json is damaged or half-written: [^]*git checkout -- api-history\/charts\.json\n.*npm run api:record -- --all$/,
    );
  });

  it.each([
    [
      'another version of the history',
      '"historyVersion": 2',
      '"historyVersion": 3',
      'it has historyVersion 3, and this portal reads 2',
    ],
    ['another product', '"charts"', '"tree-view"', 'it is the record of tree-view'],
    [
      'an unknown kind of member',
      '"prop size"',
      '"gizmo size"',
      '"entries[0].members.gizmo size" is not allowed',
    ],
    [
      'versions that do not ascend',
      '"8.1.0",\n    "8.2.0"',
      '"8.2.0",\n    "8.1.0"',
      'versions: 8.1.0 stands after 8.2.0',
    ],
    [
      'a state of an unknown version',
      '"from":"8.2.0"',
      '"from":"8.3.0"',
      'Bars, prop size: has a state from 8.3.0, which is not recorded',
    ],
    [
      'states that do not ascend',
      '"from":"8.2.0"',
      '"from":"8.1.0"',
      'Bars, prop size: its states do not ascend',
    ],
  ])('refuses %s', (_, good, bad, fault) => {
    expect(text).toContain(good);
    expect(getFault(text.replace(good, bad))).toBe(
      `api-history/charts.json cannot be read:\n- ${fault}\nRecord it anew: npm run api:record -- --all`,
    );
  });
});

describe('loadHistory', () => {
  it('says at once what is wrong with each record', () => {
    const siteDir = path.join(dir, 'site');
    mkdirSync(path.join(siteDir, 'api-history'), { recursive: true });
    writeFileSync(path.join(siteDir, 'api-history/charts.json'), text.slice(0, -9));
    expect(() => loadHistory({ siteDir })).toThrow(
      /data-grid\.json is missing[^]*date-pickers\.json is missing[^]*charts\.json is damaged[^]*tree-view\.json is missing/,
    );
  });
});
