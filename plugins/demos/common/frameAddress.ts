/**
 * Address of the frame's folder, with a slash at its end: where the plugin puts the
 * frame, and where a page finds it. One frame serves all languages.
 */
export const FRAME_PATH = '/live/';
