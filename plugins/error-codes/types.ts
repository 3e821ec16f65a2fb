/** A message that a production build carries as a number only. */
export interface ErrorCode {
  code: number;
  /** The whole text; each `%s` stands for an argument, in order. */
  message: string;
  /** Name of the package that throws it. */
  package: string;
}

/** What the page of the decoder is made of. */
export interface ErrorTable {
  /** By number, then by package. */
  codes: ErrorCode[];
  /** The packages that carry codes, with the installed version of each. */
  packages: { name: string; version: string }[];
}
