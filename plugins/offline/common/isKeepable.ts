/**
 * Whether an answer may be kept: a whole file of this portal, no error, and reached
 * without a redirect, which a browser would refuse as the answer to a navigation.
 */
export function isKeepable(response: Response): boolean {
  return (
    response.status === 200 && response.type === 'basic' && !response.redirected
  );
}

/** {@link isKeepable}, for what is kept as a page: not a file that is shown as it is. */
export function isKeepablePage(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return isKeepable(response) && type.startsWith('text/html');
}
