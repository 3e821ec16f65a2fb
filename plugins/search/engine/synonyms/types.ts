/**
 * What readers say, and what the portal calls it: phrases in lower case, as typed. It goes
 * one way: who types the key finds the values as well.
 */
export type Synonyms = Readonly<Record<string, readonly string[]>>;
