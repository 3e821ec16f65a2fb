import type { ThemeOptions } from '@mui/material/styles';

/** What a theme takes so that the components speak a language. */
export type LocaleTexts = Pick<ThemeOptions, 'components'>;
