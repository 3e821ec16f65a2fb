import {
  DEFAULT_SPACING,
  type Direction,
  type PaletteColors,
} from '../../../src/mui/readerTheme';

/** The theme that the reader sees, and the demos with it. */
export interface ThemeState {
  /** Whether components are small and close together. */
  dense: boolean;
  direction: Direction;
  /** Main colors of the reader; an absent one is the site's. */
  paletteColors: PaletteColors;
  /** The mode that is shown, never `system`. */
  paletteMode: 'light' | 'dark';
  /** Unit of the spacing, in pixels. */
  spacing: number;
}

export type ThemeAction =
  | { type: 'set-spacing'; spacing: number }
  | { type: 'increase-spacing' }
  | { type: 'decrease-spacing' }
  | { type: 'set-dense'; dense: boolean }
  | { type: 'reset-density' }
  | { type: 'reset-colors' }
  | ({ type: 'change' } & Partial<
      Pick<ThemeState, 'paletteMode' | 'direction' | 'paletteColors'>
    >);

export const DEFAULT_THEME_STATE: ThemeState = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  paletteMode: 'light',
  spacing: DEFAULT_SPACING,
};

/**
 * The next state. Spacing takes any number; a change leaves alone what it doesn't name.
 *
 * @throws an Error for a spacing that is infinite or no number at all: neither can be stored
 */
export function reduceTheme(state: ThemeState, action: ThemeAction): ThemeState {
  switch (action.type) {
    case 'set-spacing':
      if (!Number.isFinite(action.spacing)) {
        throw new Error(
          `The spacing can't be ${action.spacing}: dispatch "set-spacing" with a finite number of pixels, such as ${DEFAULT_SPACING}.`,
        );
      }
      return { ...state, spacing: action.spacing };
    case 'increase-spacing':
      return { ...state, spacing: state.spacing + 1 };
    case 'decrease-spacing':
      return { ...state, spacing: state.spacing - 1 };
    case 'set-dense':
      return { ...state, dense: action.dense };
    case 'reset-density':
      return {
        ...state,
        dense: DEFAULT_THEME_STATE.dense,
        spacing: DEFAULT_THEME_STATE.spacing,
      };
    case 'reset-colors':
      return { ...state, paletteColors: DEFAULT_THEME_STATE.paletteColors };
    case 'change':
      return {
        ...state,
        paletteMode: action.paletteMode ?? state.paletteMode,
        direction: action.direction ?? state.direction,
        paletteColors: action.paletteColors ?? state.paletteColors,
      };
  }
}
