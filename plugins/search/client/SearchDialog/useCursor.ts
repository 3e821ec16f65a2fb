import { useState } from 'react';
import type { SearchResult } from '../../engine/types';

/** How far a key moves the cursor; the last is followed by the first. */
const STEPS: Readonly<Record<string, number | undefined>> = {
  ArrowDown: 1,
  ArrowUp: -1,
};

export interface Cursor {
  /** The choice that Enter opens; the first one until the reader moves. */
  choice: SearchResult | undefined;
  /** Moves to a choice, as the pointer does. */
  point: (id: string) => void;
  /**
   * Moves as a key says. Home and End move in the list once the reader is in it, and in
   * the text before.
   *
   * @returns whether the key was meant for the list
   */
  press: (key: string) => boolean;
}

interface Position {
  choices: readonly SearchResult[];
  index: number;
  /** Whether the reader went into the list by keys, and has not gone back to the text. */
  isInList: boolean;
}

/**
 * The reader's place among the choices.
 *
 * @param choices the same array until others come: then the cursor is at the first again
 */
export function useCursor(choices: readonly SearchResult[]): Cursor {
  const [position, setPosition] = useState<Position>();
  const { index, isInList } =
    position?.choices === choices ? position : { index: 0, isInList: false };

  function moveTo(next: number, byKey: boolean) {
    setPosition({ choices, index: next, isInList: byKey });
    return true;
  }

  function press(key: string): boolean {
    const step = STEPS[key];
    if (choices.length > 0 && step !== undefined) {
      return moveTo((index + step + choices.length) % choices.length, true);
    }
    if (isInList && (key === 'Home' || key === 'End')) {
      return moveTo(key === 'Home' ? 0 : choices.length - 1, true);
    }
    if (isInList && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      moveTo(index, false);
    }
    return false;
  }

  return {
    choice: choices[index],
    point: (id) => {
      const found = choices.findIndex((choice) => choice.id === id);
      if (found >= 0 && found !== index) {
        moveTo(found, isInList);
      }
    },
    press,
  };
}
