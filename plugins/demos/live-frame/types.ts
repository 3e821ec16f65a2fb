/** What code in the frame can import. */
export interface OfferedModules {
  /**
   * Module specifiers by the chunk that has them: a package with all its public
   * entries, or one specifier of a package that doesn't declare its entries.
   */
  groups: Record<string, string[]>;
  /** Names of the icons of `@mui/icons-material` by first letter, a chunk each. */
  icons: Record<string, string[]>;
}

/** A built frame in its folder. */
export interface BuiltFrame {
  /** Absolute folder with the chunks. */
  dir: string;
  /** The classic scripts that start it, in order. */
  scripts: string[];
  /** Size of all files, in bytes. */
  bytes: number;
}
