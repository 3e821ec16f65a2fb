/**
 * What programs that read pages for a search engine, a preview or an index call
 * themselves. A browser that is driven by a test is none of them, nor is a phone by Cubot.
 */
const BOTS =
  /(?<!cu)bot\b|crawl|spider|slurp|mediapartners|facebookexternalhit|embedly|preview|inspectiontool|whatsapp|lighthouse|pagespeed|archiver/i;

/** Whether a user agent names a program that reads for others: it gets no ads. */
export function isBot(userAgent: string): boolean {
  return BOTS.test(userAgent);
}
