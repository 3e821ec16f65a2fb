import { isRightType } from './isRightType';

/**
 * Whether an answer may be kept: a whole file of this portal, no error, and reached
 * without a redirect, which a browser would refuse as the answer to a navigation.
 */
export function isKeepable(response: Response): boolean {
  return (
    response.status === 200 && response.type === 'basic' && !response.redirected
  );
}

/**
 * {@link isKeepable}, for a file that is kept for long: of the type that its use asks for,
 * and not empty.
 */
export async function isKeepableFile(
  { url, destination }: Pick<Request, 'url' | 'destination'>,
  response: Response,
): Promise<boolean> {
  const type = response.headers.get('content-type') ?? '';
  return (
    isKeepable(response) &&
    isRightType(url, destination, type) &&
    (await hasContent(response))
  );
}

/** Whether an answer has a body that arrives whole; the body itself is left unread. */
export async function hasContent(response: Response): Promise<boolean> {
  try {
    return (await response.clone().blob()).size > 0;
  } catch {
    return false;
  }
}

/** {@link isKeepable}, for what is kept as a page: not a file that is shown as it is. */
export function isKeepablePage(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return isKeepable(response) && type.startsWith('text/html');
}
