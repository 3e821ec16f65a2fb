import { stampFirstPaint } from './stampFirstPaint';

/** Put in their places by plugins/settings/index.ts. */
declare const MODE_ENTRY: string;
declare const STYLES_VERSION: string;

stampFirstPaint(MODE_ENTRY, STYLES_VERSION);
