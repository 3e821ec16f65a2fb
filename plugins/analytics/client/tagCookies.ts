/** The cookies that the tag keeps once it is allowed to, for a measurement id. */
export function listTagCookies(id: string): string[] {
  return ['_ga', `_ga_${id.replace(/^[A-Z]+-/, '')}`];
}

/** The domains that a page may set a cookie for: its host and those above it. */
function listDomains(hostname: string): string[] {
  const parts = hostname.split('.');
  return parts.map((_part, index) => parts.slice(index).join('.'));
}

/** Removes the tag's cookies, which it sets for the highest domain that takes them. */
export function removeTagCookies(id: string): void {
  for (const name of listTagCookies(id)) {
    document.cookie = `${name}=; path=/; max-age=0`;
    for (const domain of listDomains(window.location.hostname)) {
      document.cookie = `${name}=; path=/; domain=${domain}; max-age=0`;
    }
  }
}
