import { createHash } from 'node:crypto';

interface FrameDocument {
  /** Addresses of the scripts, in order. */
  scripts: string[];
  /** CSS of the theme's variables. */
  css: string;
  /**
   * Origin that the portal is published at. `'self'` alone should do; a browser that
   * takes it for the document's own origin, which is none, goes by this one.
   */
  siteOrigin: string;
}

/**
 * Takes WebRTC away, the one way to other hosts that no policy closes; runs the reader's
 * code, and reports its errors that React has caught. All of it stands in the document
 * itself, because the frame's script files are from another origin in the
 * eyes of a document that has none: the browser hides the errors of all that they run.
 */
const EVALUATE = `for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) delete window[name];
window.evaluate = (text) => (0, eval)(text);
window.reportError = (error) => setTimeout(() => { throw error; });`;

/** What the frame may do: run its own scripts and the reader's code, and reach nothing. */
function renderPolicy(siteOrigin: string): string {
  const hash = createHash('sha256').update(EVALUATE).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'self' ${siteOrigin} 'sha256-${hash}' 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    `img-src 'self' ${siteOrigin} data: blob:`,
    `font-src 'self' ${siteOrigin} data:`,
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** The HTML text of the frame's document. */
export function renderDocument({ scripts, css, siteOrigin }: FrameDocument): string {
  const scriptTags = scripts.map(
    (address) => `<script src="${address}"></script>\n`,
  );
  return `<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${renderPolicy(siteOrigin)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Live demo</title>
<style>${css}</style>
<script>${EVALUATE}</script>
</head>
<body>
<div id="root"></div>
${scriptTags.join('')}</body>
</html>
`;
}
