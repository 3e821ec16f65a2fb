import { translate } from '../../../src/node/dictionary';
import { REDIRECT_MARK } from '../../../src/node/redirectMark';

/** What a redirect's page is made of. */
interface RedirectPage {
  language: string;
  /** Value of `<html lang>`. */
  htmlLang: string;
  /** Address of the new page without origin, with its anchor. */
  address: string;
  /** Absolute address of the new page, without an anchor. */
  canonicalUrl: string;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);
}

/**
 * The page at an old address, for hosts that can't redirect. It has no script, so that a
 * strict content security policy needs no exception for it, and leads on by itself in
 * every browser.
 */
export function renderRedirect({
  language,
  htmlLang,
  address,
  canonicalUrl,
}: RedirectPage): string {
  const text = escape(translate(language, 'notFound.moved'));
  const href = escape(address);
  return `<!doctype html>
<html lang="${htmlLang}">
<head>
<meta charset="utf-8">
${REDIRECT_MARK}
<meta http-equiv="refresh" content="0; url=${href}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escape(canonicalUrl)}">
<title>${text} ${href}</title>
</head>
<body>
<main>
<p>${text} <a href="${href}">${href}</a></p>
</main>
</body>
</html>
`;
}
