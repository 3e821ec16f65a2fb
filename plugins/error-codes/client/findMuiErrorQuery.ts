/** A numbered error, as a production build of the packages throws it. */
const NUMBERED = /Minified MUI error #(\d+)(?:; visit \S+?\?(\S+))?/;

/**
 * The query that leads to a numbered error of MUI in the error decoder, arguments
 * included.
 *
 * @param message text of any error
 * @returns without its `?`; undefined for a message that is no such error
 */
export function findMuiErrorQuery(message: string): string | undefined {
  const [, code, query] = NUMBERED.exec(message) ?? [];
  return query?.includes('code=') ? query : code && `code=${code}`;
}
