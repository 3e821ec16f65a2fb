import { forgetFile } from '../../../src/utils/loadFailure';
import { repeatEarlyClick } from './repeatEarlyClick';

/**
 * Stands in each page, ahead of its scripts, and says so where these do not come: the
 * page would look whole and answer to nothing. What the server has rendered stays
 * readable. The text is the same on every page, because the policy names it by its hash;
 * what it says stands in the tag's attributes.
 */

/** Milliseconds that files have to come anew before the page is loaded again anyway. */
const PATIENCE = 5000;

const { text = '', reload = '' } = document.currentScript?.dataset ?? {};

/** Files that failed after the start. */
const failed: string[] = [];

/** What may have come wrong, and be kept so. */
function listFiles(): string[] {
  const sources = [...document.scripts].map(({ src }) => src);
  return [...failed, ...sources].filter((source) =>
    source.startsWith(`${window.location.origin}/`),
  );
}

function loadAgain() {
  const pause = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  void Promise.race([pause, Promise.all(listFiles().map(forgetFile))]).then(() =>
    window.location.reload(),
  );
}

function showNotice() {
  if (document.querySelector('.incomplete-page')) {
    return;
  }
  const notice = document.createElement('div');
  notice.className = 'incomplete-page';
  notice.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = reload;
  button.addEventListener('click', loadAgain);
  notice.append(text, ' ', button);
  document.body.append(notice);
}

repeatEarlyClick();

document.addEventListener('incomplete-page', (event) => {
  const { detail } = event as CustomEvent<string | undefined>;
  failed.push(
    ...(detail === undefined ? [] : [new URL(detail, document.baseURI).href]),
  );
  showNotice();
});

// By then the scripts have run, or failed. An element could have this name as its id.
document.addEventListener('DOMContentLoaded', () => {
  const { docusaurus } = window as { docusaurus?: { preload?: unknown } };
  if (docusaurus?.preload === undefined) {
    showNotice();
  }
});
