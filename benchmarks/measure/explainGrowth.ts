import { toKilobytes } from '../../src/utils/statistics';

/** Bytes of source, by package or folder. */
type Owners = Readonly<Record<string, number>>;

/** Growth that is not worth a word, in bytes of source. */
const SMALL = 1_000;

const MOST = 8;

/**
 * Names what grew between two measurements of a page, the most first.
 *
 * @returns such as `@mui/x-charts +33 kB, d3-force +12 kB (new)`, in bytes of source
 */
export function explainGrowth(before: Owners, now: Owners): string {
  const grown = Object.entries(now)
    .map(([owner, bytes]) => ({
      owner,
      growth: bytes - (before[owner] ?? 0),
      isNew: before[owner] === undefined,
    }))
    .filter(({ growth }) => growth >= SMALL)
    .sort((a, b) => b.growth - a.growth)
    .slice(0, MOST);
  if (grown.length === 0) {
    return 'nothing by more than 1 kB';
  }
  return grown
    .map(
      ({ owner, growth, isNew }) =>
        `${owner} +${toKilobytes(growth)} kB${isNew ? ' (new)' : ''}`,
    )
    .join(', ');
}
