import type { FinishStep } from '../../../src/node/types';
import { writeLlms } from './writeLlms';

/** Lists of the pages' Markdown for assistants, and files with all of it: `llms.txt`. */
export const llmsLists: FinishStep = {
  name: 'llms.txt',
  run: async (site) => `${writeLlms(site)} files`,
};
