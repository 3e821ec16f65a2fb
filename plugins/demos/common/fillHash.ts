/** The end of an address at which a demo fills its document: a demo alone, or the live frame. */
export const FILL_HASH = '#fill';
