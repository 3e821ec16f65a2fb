import type { FinishStep } from '../../../src/node/types';
import { writeMarkdown } from './writeMarkdown';

/** Each page as Markdown at an address of its own, for assistants and for readers' tools. */
export const markdownPages: FinishStep = {
  name: 'Markdown',
  run: async (site) => `${await writeMarkdown(site)} pages`,
};
