/**
 * What a reader asks, and the places of the portal that answer it: routes without the
 * language, with the anchor where a section or a member is meant. Any of them will do.
 *
 * A place that does not exist yet counts from the day that it is there; a question with
 * no existing place is counted apart.
 */
export type Question = readonly [ask: string, ...places: [string, ...string[]]];
