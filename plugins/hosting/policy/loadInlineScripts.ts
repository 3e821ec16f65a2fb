import fs from 'node:fs';
import path from 'node:path';
import { FRAME_PATH } from '../../demos';
import { listFiles } from '../../../src/node/listFiles';
import {
  collectInlineScripts,
  type HtmlFile,
  type InlineScript,
} from './collectInlineScripts';

/** Each one lengthens a header of every page; more than these come from a page's own data. */
const MAX_SCRIPTS = 12;

/** The frame's document has a policy of its own, with the hash of its script. */
const FRAME_DIR = FRAME_PATH.slice(1);

/** Reads the HTML files of a build, one by one, in the order of their names. */
function* readHtmlFiles(dir: string): Generator<HtmlFile> {
  const names = listFiles(dir).filter(
    (name) => name.endsWith('.html') && !name.startsWith(FRAME_DIR),
  );
  for (const name of names) {
    yield { name, text: fs.readFileSync(path.join(dir, name), 'utf8') };
  }
}

function describe({ hash, pages, firstPage, begins }: InlineScript): string {
  return `${pages} pages, first ${firstPage}: ${begins.slice(0, 80)} (${hash})`;
}

/**
 * Reads the scripts that stand in the pages of a build, for the policy to name them.
 *
 * @param dir the build's folder
 * @throws an Error that lists code in attributes, and the scripts if they are too many
 */
export function loadInlineScripts(dir: string): InlineScript[] {
  const { scripts, faults } = collectInlineScripts(readHtmlFiles(dir));
  const tooMany =
    scripts.length > MAX_SCRIPTS
      ? [
          `There are ${scripts.length} different inline scripts, and the policy names at most ${MAX_SCRIPTS}. Move them into files, or what differs from page to page into a data attribute:\n  ${scripts.map(describe).join('\n  ')}`,
        ]
      : [];
  const all = [...faults, ...tooMany];
  if (all.length > 0) {
    throw new Error(
      `The policy cannot let these pages run:\n- ${all.slice(0, 20).join('\n- ')}${all.length > 20 ? `\n- and ${all.length - 20} more` : ''}`,
    );
  }
  return scripts;
}
