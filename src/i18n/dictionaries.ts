import { en } from './en';
import { pt } from './pt';
import type { PartialLabels } from './types';
import { zh } from './zh';

/**
 * The dictionaries by language, complete or not. Node has them all; for a page the labels
 * plugin leaves in this module only what the page's language needs.
 */
export const dictionaries: Readonly<Record<string, PartialLabels>> = { en, zh, pt };
