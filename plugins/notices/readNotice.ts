import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../src/node/listFiles';

/** What a package says of its terms. */
export interface Notice {
  /** Such as `clsx 2.1.1`. */
  title: string;
  /** The texts of its license files. */
  text: string;
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
}

const LICENSE_FILE = /^(?:licen[cs]e|notice|copying)(?:[-.][\w.-]+)?$/i;

/** The texts of a license file, or of a folder of them, as a few packages have. */
function readTexts(place: string): string[] {
  const files = fs.statSync(place).isDirectory()
    ? listFiles(place).map((file) => path.join(place, file))
    : [place];
  return files
    .filter((file) => /^(?:|\.md|\.txt)$/i.test(path.extname(file)))
    .map((file) => fs.readFileSync(file, 'utf8').trim());
}

/** What stands in for the text that a package has left out. */
function describeTerms({ license, author }: Manifest): string {
  const name = typeof author === 'string' ? author : author?.name;
  return [
    `License: ${license ?? 'see its repository'}`,
    ...(name === undefined ? [] : [`Author: ${name}`]),
    'The package comes without the text of its license.',
  ].join('\n');
}

/**
 * The notice of an installed package.
 *
 * @param dir its folder
 */
export function readNotice(dir: string): Notice {
  const manifest = JSON.parse(
    fs.readFileSync(path.join(dir, 'package.json'), 'utf8'),
  ) as Manifest;
  const texts = fs
    .readdirSync(dir)
    .filter((name) => LICENSE_FILE.test(name))
    .sort()
    .flatMap((name) => readTexts(path.join(dir, name)))
    .filter((text) => text !== '');
  return {
    title: `${manifest.name} ${manifest.version}`,
    text: texts.join('\n\n') || describeTerms(manifest),
  };
}
