/** Versions with a documentation of their own on another host, newest first. */
export const OLDER_VERSIONS = ['v7', 'v6', 'v5', 'v4'] as const;

export type OlderVersion = (typeof OLDER_VERSIONS)[number];

/**
 * The address of a version's documentation, or of a page of it.
 *
 * @param template the address of the hosts with `{version}` in it, without a slash at its end
 * @param path of the page, with slashes at both ends
 */
export function toVersionUrl(
  template: string,
  version: OlderVersion,
  path = '',
): string {
  return `${template.replace('{version}', version)}${path}`;
}
