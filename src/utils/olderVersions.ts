/** Versions with a documentation of their own on another host, newest first. */
export const OLDER_VERSIONS = ['v7', 'v6', 'v5', 'v4'] as const;

export type OlderVersion = (typeof OLDER_VERSIONS)[number];
