/**
 * Drops the backticks around code in a plain text, as messages of the libraries and defaults
 * have them; those of a template with values in it are code themselves.
 */
export function dropBackticks(text: string): string {
  return text.replace(/`([^`$]*)`/g, '$1');
}
