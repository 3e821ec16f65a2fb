import type { SettingDefinition } from './definitions';

const ONE_YEAR_SECONDS = 31_536_000;

/** Text storage that may be blocked: then reads find nothing and writes are lost in silence. */
export interface TextStorage {
  read: (name: string) => string | null;
  /** Removes the entry when the text is null. */
  write: (name: string, text: string | null) => void;
}

function tolerant<Result>(access: () => Result, fallback: Result): Result {
  try {
    return access();
  } catch {
    // Private mode and strict cookie settings throw on access: the reader loses persistence only.
    return fallback;
  }
}

/** @param open called at each access: even that may throw */
function createWebStorage(open: () => Storage): TextStorage {
  return {
    read: (name) => tolerant(() => open().getItem(name), null),
    write: (name, text) =>
      tolerant(() => {
        if (text === null) {
          open().removeItem(name);
        } else {
          open().setItem(name, text);
        }
      }, undefined),
  };
}

export const localTextStorage = createWebStorage(() => window.localStorage);

/** What lasts for this visit, in this tab. */
export const visitTextStorage = createWebStorage(() => window.sessionStorage);

function findCookie(name: string): string | null {
  const prefix = `${name}=`;
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  return cookie === undefined
    ? null
    : decodeURIComponent(cookie.slice(prefix.length));
}

export const cookieTextStorage: TextStorage = {
  read: (name) => tolerant(() => findCookie(name), null),
  write: (name, text) =>
    tolerant(() => {
      const maxAge = text === null ? 0 : ONE_YEAR_SECONDS;
      document.cookie = `${name}=${encodeURIComponent(text ?? '')}; path=/; max-age=${maxAge}; samesite=lax`;
    }, undefined),
};

export const TEXT_STORAGES: Record<
  SettingDefinition<unknown>['medium'],
  TextStorage
> = {
  localStorage: localTextStorage,
  cookie: cookieTextStorage,
};
