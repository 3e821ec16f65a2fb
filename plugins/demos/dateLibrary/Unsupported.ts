/** Says that a library has no equal for a piece of code; the message is the reason. */
export class Unsupported extends Error {}
