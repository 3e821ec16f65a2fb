import { createContext } from 'react';

/** What the reader has typed into the gallery's field. */
export const GalleryQuery = createContext('');
