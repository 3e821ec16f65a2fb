import { languages as languageTable } from '../../../config/languages';
import { translate } from '../../../src/node/dictionary';
import type { LabelKey } from '../../../src/i18n/types';

/** What the offline page of a language is made of. */
export interface OfflinePage {
  /** Name of the language, such as `zh`. */
  language: string;
  /** What the addresses of the language begin with. */
  baseUrl: string;
  /** The portal's languages, that of its root first. */
  languages: string[];
  /** Addresses of the site's style sheets. */
  styles: string[];
  /** Address of the page's script. */
  script: string;
}

const CSS = `
body { display: grid; min-block-size: 100vh; place-items: start center; padding: 0 1.25rem; }
main { inline-size: 100%; max-inline-size: 40rem; margin-block: clamp(2rem, 12vh, 7rem) 3rem; }
.brand { display: inline-flex; align-items: center; gap: 0.625rem; color: inherit; font-weight: 650; }
.brand:hover { color: inherit; }
h1 { margin-block: 2.5rem 0.75rem; }
h2 { margin-block: 2.5rem 0.75rem; font-size: 1.1875rem; }
ul { margin: 0; padding: 0; list-style: none; border-block-start: 1px solid var(--ifm-hr-border-color); }
li { border-block-end: 1px solid var(--ifm-hr-border-color); }
li a { display: block; padding-block: 0.625rem; overflow-wrap: anywhere; }
.retry { display: inline-block; padding: 0.5rem 1.125rem; border: 1px solid currentcolor; border-radius: 8px; font-weight: 600; }
`;

/**
 * The HTML of the page that stands in for one that can't be had without a connection. It
 * lists the pages that can. It is not one of Docusaurus' pages: standing at the address
 * of another page, those would look for that page's chunks.
 */
export function renderOfflinePage({
  language,
  baseUrl,
  languages,
  styles,
  script,
}: OfflinePage): string {
  const t = (key: LabelKey) => translate(language, key).replaceAll('&', '&amp;');
  const { htmlLang } = languageTable[language]!;
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">\n`);
  return `<!doctype html>
<html lang="${htmlLang}" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('offline.title')} | Crosshatch</title>
<link rel="icon" href="${baseUrl}img/mark.svg">
${links.join('')}<style>${CSS}</style>
<script src="${script}"></script>
</head>
<body>
<main>
<a class="brand" href="${baseUrl}"><img src="${baseUrl}img/mark.svg" alt="" width="28" height="28">Crosshatch</a>
<h1>${t('offline.title')}</h1>
<p>${t('offline.explanation')}</p>
<p><a class="retry" href="">${t('offline.retry')}</a></p>
<section hidden aria-labelledby="visited" data-visited data-language="${language}" data-languages="${languages.join(' ')}">
<h2 id="visited">${t('offline.visited')}</h2>
<ul></ul>
</section>
<p data-none hidden>${t('offline.none')}</p>
</main>
</body>
</html>
`;
}
