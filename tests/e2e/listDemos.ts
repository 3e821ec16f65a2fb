import fs from 'node:fs';
import path from 'node:path';
import { toDemoEntry } from '../../plugins/demos/resolveDemo';
import type { DemoEntry } from '../../plugins/demos/types';

const roots = { siteDir: process.cwd(), docsDir: 'docs' };

/** Every demo of the project; `collectDemos` without waiting, as tests are listed. */
export function listDemos(): DemoEntry[] {
  const root = path.join(roots.siteDir, roots.docsDir);
  const files = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[A-Z][A-Za-z0-9.]*\.tsx$/.test(path.basename(file)));
  const targets = files.map((file) =>
    /^[A-Z]/.test(path.basename(path.dirname(file))) ? path.dirname(file) : file,
  );
  return [...new Set(targets)]
    .sort()
    .map((target) => toDemoEntry(path.join(root, target), roots));
}
