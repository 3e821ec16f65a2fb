import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCT_IDS } from '../../extract/products';
import { createHistory } from '../createHistory';
import { formatHistory } from '../historyFile';
import { HISTORY_DIR, readHistory } from '../loadHistory';
import { toSnapshots } from '../snapshot';

const dir = path.resolve(HISTORY_DIR);

describe('the stored record', () => {
  // To add a version, the command takes the record apart and puts it together again.
  it.each(PRODUCT_IDS)('of %s is the same from its own snapshots', (product) => {
    const history = readHistory(dir, product);
    const text = formatHistory(
      createHistory(product, toSnapshots(history), history.skipped),
    );
    // Line by line: a difference of the whole text would take minutes to print.
    const stored = readFileSync(path.join(dir, `${product}.json`), 'utf8').split(
      '\n',
    );
    const made = text.split('\n');
    expect(made.filter((line, index) => line !== stored[index])).toEqual([]);
    expect(made).toHaveLength(stored.length);
  });
});
