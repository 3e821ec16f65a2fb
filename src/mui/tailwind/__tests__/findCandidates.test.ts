import { Scanner } from '@tailwindcss/oxide';
import { findCandidates } from '../findCandidates';

const CLASSES = [
  'flex',
  '-mt-2',
  '!mt-2',
  'mt-3!',
  'w-1/2',
  'top-0.5',
  'bg-primary/50',
  'bg-[#fff]/50',
  'bg-(--accent)',
  'md:hover:underline',
  'max-md:hidden',
  '@md:p-2',
  '@max-md/card:p-2',
  '@[475px]:flex',
  '*:p-2',
  '**:p-2',
  '[&>li]:p-1',
  '[&_[data-open]]:p-1',
  '[.open_&]:flex',
  '[@media_print]:hidden',
  '[mask-type:luminance]',
  '[--gap:1rem]',
  'font-(family-name:--type)',
  '@min-[30rem]/card:flex',
  'text-sm/6',
  'data-[state=open]:flex',
  'group-hover/item:underline',
  'grid-cols-[1fr_minmax(0,2fr)]',
  'w-[calc(100%-(--spacing(4)))]',
  'text-[length:var(--size)]',
  'supports-[display:grid]:grid',
];

const QUOTED_CLASSES = [`before:content-['–']`, `[&_[data-x='y']]:p-1`];

/** The ways in which a class stands in a demo. */
const PLACES: [string, (name: string) => string][] = [
  ['an attribute', (name) => `<i className="a ${name} b" />`],
  ['a lone attribute', (name) => `<i className="${name}"/>`],
  ['a template', (name) => `<i className={\`${name} \${more}\`} />`],
  ['a list', (name) => `clsx(["a","${name}"])`],
  ['a list of others', (name) => `clsx([base,"${name}"])`],
  ['a condition', (name) => `<i className={open&&"${name}"} />`],
  ['a choice', (name) => `clsx(open?"a":"${name}")`],
  ['a quoted key', (name) => `clsx({"${name}":open})`],
];

describe('findCandidates', () => {
  it.each(PLACES)('finds each kind of class in %s', (_, write) => {
    const missing = [...CLASSES, ...QUOTED_CLASSES].filter(
      (name) => !findCandidates(write(name)).includes(name),
    );
    expect(missing).toEqual([]);
  });

  it('finds a class that is a key without quotes', () => {
    expect(findCandidates('clsx({ flex: open, underline: hot })')).toEqual(
      expect.arrayContaining(['flex', 'underline']),
    );
  });

  it('finds what the scanner of Tailwind’s build tools finds', () => {
    const content = PLACES.flatMap(([, write]) => CLASSES.map(write)).join('\n');
    const theirs = new Scanner({ sources: [] })
      .getCandidatesWithPositions({ content, extension: 'tsx' })
      .map(({ candidate }) => candidate);
    const ours = new Set(findCandidates(content));
    expect(theirs).toEqual(expect.arrayContaining(['flex', 'w-1/2']));
    expect(theirs.filter((name) => !ours.has(name))).toEqual([]);
  });

  it('names no word twice', () => {
    expect(findCandidates('"flex" "flex"')).toEqual(['flex']);
  });
});
