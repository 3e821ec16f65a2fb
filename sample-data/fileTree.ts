import { createRandom, type Random } from './random';

export type FileKind = 'folder' | 'audio' | 'image' | 'map' | 'table' | 'text';

/** A file or folder of a field study of river birds: an item for the Rich Tree View. */
export interface FileItem {
  /** Unique and stable: the labels of the way down, as `recordings-heron-island-…`. */
  id: string;
  label: string;
  kind: FileKind;
  /** Bytes; of a folder, those of all files in it. */
  size: number;
  /** Only folders have it. */
  children?: FileItem[];
}

/** A file or folder as a row: where it is, instead of what it holds. */
export interface FileRow extends Omit<FileItem, 'children'> {
  /** The `id` of the folder it is in; null at the top. */
  parentId: string | null;
  /** Labels from the top down: what tree data takes as a path. */
  path: string[];
  /** Files and folders directly in it. */
  childrenCount: number;
}

const SITES = ['Heron Island', 'Mill Weir', 'North Marsh', 'Old Ferry', 'Reed Bay'];
const BIRDS = ['Bittern', 'Dipper', 'Kingfisher', 'Sandpiper', 'Wagtail'];
const MONTHS = ['2026-04', '2026-05', '2026-06'];

/** Sizes of a kind of file, in bytes. */
const SIZES: Record<Exclude<FileKind, 'folder'>, [min: number, max: number]> = {
  audio: [4_000_000, 90_000_000],
  image: [900_000, 7_000_000],
  map: [300_000, 2_500_000],
  table: [8_000, 400_000],
  text: [2_000, 60_000],
};

function toId(parentId: string, label: string): string {
  const name = label.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return parentId === '' ? name : `${parentId}-${name}`;
}

/** Part of a tree before it knows where it hangs. */
type Branch = (parentId: string) => FileItem;

function toFolder(label: string, branches: Branch[]): Branch {
  return (parentId) => {
    const id = toId(parentId, label);
    const children = branches.map((branch) => branch(id));
    const size = children.reduce((sum, child) => sum + child.size, 0);
    return { id, label, kind: 'folder', size, children };
  };
}

function createFile(
  label: string,
  kind: keyof typeof SIZES,
  random: Random,
): Branch {
  const size = random.integer(...SIZES[kind]);
  return (parentId) => ({ id: toId(parentId, label), label, kind, size });
}

/**
 * Creates the study's files: about a hundred items, four levels deep.
 *
 * @param seed another one gives other sizes and other birds per site
 */
export function createFileTree(seed = 4): FileItem[] {
  const random = createRandom(seed);
  const file = (label: string, kind: keyof typeof SIZES) =>
    createFile(label, kind, random);
  const someBirds = () =>
    random.shuffle(BIRDS).slice(0, random.integer(2, 4)).sort();

  const recordings = SITES.map((site) =>
    toFolder(
      site,
      MONTHS.map((month) =>
        toFolder(
          month,
          someBirds().map((bird) => file(`${bird}.wav`, 'audio')),
        ),
      ),
    ),
  );
  const photos = SITES.map((site) =>
    toFolder(
      site,
      someBirds().map((bird) => file(`${bird}.jpg`, 'image')),
    ),
  );
  return [
    toFolder('Recordings', recordings),
    toFolder('Photos', photos),
    toFolder(
      'Maps',
      SITES.map((site) => file(`${site}.geojson`, 'map')),
    ),
    toFolder(
      'Counts',
      MONTHS.map((month) => file(`${month}.csv`, 'table')),
    ),
    file('Method.md', 'text'),
    file('Contacts.md', 'text'),
  ].map((branch) => branch(''));
}

/** The tree as a list, each folder before what it holds. */
export function toFileRows(items: readonly FileItem[]): FileRow[] {
  const walk = (
    level: readonly FileItem[],
    parentId: string | null,
    parentPath: string[],
  ): FileRow[] =>
    level.flatMap(({ children = [], ...item }) => {
      const path = [...parentPath, item.label];
      const row = { ...item, parentId, path, childrenCount: children.length };
      return [row, ...walk(children, item.id, path)];
    });
  return walk(items, null, []);
}

/** The study's files. */
export const fileTree: FileItem[] = createFileTree();
