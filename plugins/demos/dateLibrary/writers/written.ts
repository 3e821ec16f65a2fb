import type { Written } from './types';

/** `day` as `Day`: the end of a method's name. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A text that ends in the call's member, so that its `dot` holds for all of it. */
export function member(text: string): Written {
  return { text, keepsDot: true };
}

/** A text that takes the receiver in, so that no `?.` can skip it. */
export function whole(text: string): Written {
  return { text, keepsDot: false };
}
