import type { Dispatch } from 'react';
import type { ContinentId, RoastId } from './coffees';
import type { Selection, SelectionAction } from './selection';

/** What the parts write, in the language of the page. */
export interface CoffeeTexts {
  language: string;
  /** Names each part for who does not see it. */
  tree: string;
  grid: string;
  bars: string;
  continents: Record<ContinentId, string>;
  /** Names of countries by their ISO codes. */
  countries: Record<string, string>;
  roasts: Record<RoastId, string>;
  coffee: string;
  origin: string;
  roast: string;
  kilos: string;
  formatNumber: (value: number) => string;
}

/** What each part of the composition is given. */
export interface PartProps {
  selection: Selection;
  dispatch: Dispatch<SelectionAction>;
  texts: CoffeeTexts;
}
