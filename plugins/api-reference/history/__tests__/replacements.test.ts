import path from 'node:path';
import { PRODUCT_IDS } from '../../extract/products';
import { loadHistory } from '../loadHistory';
import { REPLACEMENTS } from '../replacements';
import { getStateAt } from '../../common/history/states';
import type { EntryHistory, MemberHistory } from '../../common/history/types';

const histories = loadHistory({ siteDir: path.join(__dirname, '../../../..') });

type Named = EntryHistory | MemberHistory;

/** What is wrong with a reviewed replacement; nothing for a sound one. */
function findFault(
  name: string,
  old: Named | undefined,
  successor: Named | undefined,
): string[] {
  const gone = old?.states.find((state) => state.gone);
  if (!gone) {
    return [`${name} is not gone in any recorded version`];
  }
  return successor && getStateAt(successor.states, gone.from)
    ? []
    : [`${name} has a successor that ${gone.from} does not have`];
}

function listFaults(product: (typeof PRODUCT_IDS)[number], names: object): string[] {
  const { entries } = histories.find((history) => history.product === product)!;
  const find = (name: string) => entries.find((entry) => entry.name === name);
  return Object.entries(names as Record<string, string>).flatMap(
    ([old, successor]) =>
      findFault(`${product}: ${old}`, find(old), find(successor)),
  );
}

/** The same for members: of `TreeItem/prop:sx`, which gave way to another of its kind. */
function listMemberFaults(
  product: (typeof PRODUCT_IDS)[number],
  names: Readonly<Record<string, string>>,
): string[] {
  const { entries } = histories.find((history) => history.product === product)!;
  return Object.entries(names).flatMap(([path, successor]) => {
    const [, entryName, kind, name] = /^(\w+)\/(\w+):(.+)$/.exec(path) ?? [];
    const members = entries.find((entry) => entry.name === entryName)?.members ?? [];
    const find = (wanted?: string) =>
      members.find((member) => member.kind === kind && member.name === wanted);
    return findFault(`${product}: ${path}`, find(name), find(successor));
  });
}

describe('the reviewed replacements', () => {
  it.each(PRODUCT_IDS)(
    'of %s name what went, and what its version has',
    (product) => {
      expect(listFaults(product, REPLACEMENTS[product].entries)).toEqual([]);
      expect(listMemberFaults(product, REPLACEMENTS[product].members)).toEqual([]);
    },
  );

  it.each([
    [{ TreeItem: 'TreeItemIcon' }, 'tree-view: TreeItem is not gone'],
    [{ TreeItem2: 'TreeItem9' }, 'tree-view: TreeItem2 has a successor that'],
  ])('are found out where they are wrong: %j', (names, fault) => {
    expect(listFaults('tree-view', names)).toEqual([expect.stringContaining(fault)]);
  });

  it('are found out where a member is wrong', () => {
    expect(listMemberFaults('tree-view', { 'TreeItem/prop:id': 'itemId' })).toEqual([
      'tree-view: TreeItem/prop:id is not gone in any recorded version',
    ]);
  });
});
