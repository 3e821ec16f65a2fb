import { markdownPages } from './finish';
import { llmsLists } from './llms';

/** The pages as Markdown, and the lists of them for assistants. */
export const finishSteps = [markdownPages, llmsLists];
