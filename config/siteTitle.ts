/** The portal's name: in its header, at the end of each title, on social cards. */
export const SITE_TITLE = 'Crosshatch';
