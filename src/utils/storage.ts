const ONE_YEAR_SECONDS = 31_536_000;

/** Text storage that may be blocked: then reads find nothing and writes are lost in silence. */
export interface TextStorage {
  read: (name: string) => string | null;
  /** Removes the entry when the text is null. */
  write: (name: string, text: string | null) => void;
}

/** What a function returns; null where it throws. */
export function tolerant<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch {
    // Private mode and strict cookie settings throw on access: the reader loses persistence only.
    return null;
  }
}

/** @param open called at each access: even that may throw */
function createWebStorage(open: () => Storage): TextStorage {
  return {
    read: (name) => tolerant(() => open().getItem(name)),
    write: (name, text) =>
      tolerant(() =>
        text === null ? open().removeItem(name) : open().setItem(name, text),
      ),
  };
}

export const localTextStorage = createWebStorage(() => window.localStorage);

/** What lasts for this visit, in this tab. */
export const visitTextStorage = createWebStorage(() => window.sessionStorage);

/**
 * A cookie's text; null where there is none, or where cookies are blocked. One that can't be
 * decoded is given as it stands: it is there, and whoever knows better texts can replace it.
 */
export function readCookie(name: string): string | null {
  const text = tolerant(() => `; ${document.cookie}`.split(`; ${name}=`)[1]);
  const written = text?.split(';')[0];
  return written === undefined
    ? null
    : (tolerant(() => decodeURIComponent(written)) ?? written);
}

export const cookieTextStorage: TextStorage = {
  read: readCookie,
  write: (name, text) =>
    tolerant(() => {
      const maxAge = text === null ? 0 : ONE_YEAR_SECONDS;
      document.cookie = `${name}=${encodeURIComponent(text ?? '')}; path=/; max-age=${maxAge}; samesite=lax`;
    }),
};

/** Where something can be kept for longer than a visit. */
export type StorageMedium = 'localStorage' | 'cookie';

export const TEXT_STORAGES: Record<StorageMedium, TextStorage> = {
  localStorage: localTextStorage,
  cookie: cookieTextStorage,
};
