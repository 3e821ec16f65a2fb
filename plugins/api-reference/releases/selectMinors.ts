import { orderVersions, toMinor } from '../common/history/version';

/** The oldest minor that the history begins with: the last one of version 7. */
export const FIRST_MINOR = '7.29';

export interface MinorRequest {
  /** The minors that are published, ascending. */
  published: readonly string[];
  /** The versions that are recorded. */
  recorded: readonly string[];
  /** The exact version that is installed. */
  installed: string;
}

/** The newest recorded minor of a minor's own major version; of all, where that has none. */
function findNewest(recorded: readonly string[], minor: string): string {
  const [major = ''] = minor.split('.');
  const minors = recorded.map(toMinor).sort(orderVersions);
  return (
    minors.findLast((one) => one.startsWith(`${major}.`)) ??
    minors.at(-1) ??
    FIRST_MINOR
  );
}

/**
 * Selects what to record when nobody says what: the installed version, even where it is
 * recorded, for the record may disagree with the packages; and every minor that is newer
 * than the recorded ones of its major version: an older one goes on after the next has
 * begun.
 */
export function selectNewMinors({
  published,
  recorded,
  installed,
}: MinorRequest): string[] {
  return published.filter(
    (minor) =>
      minor === toMinor(installed) ||
      orderVersions(minor, findNewest(recorded, minor)) > 0,
  );
}

/** Selects every minor that the history can have. */
export function selectAllMinors({
  published,
}: Pick<MinorRequest, 'published'>): string[] {
  return published.filter((minor) => orderVersions(minor, FIRST_MINOR) >= 0);
}

/**
 * Selects the minors that somebody asks for.
 *
 * @param wanted such as `9.17`
 * @returns those that are published
 */
export function selectNamedMinors(
  wanted: readonly string[],
  { published }: Pick<MinorRequest, 'published'>,
): string[] {
  return wanted.filter((minor) => published.includes(minor));
}
