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

const { text = '', reload = '' } = document.currentScript!.dataset;

/** Addresses of files that failed after the start; empty where the failure names none. */
const failed: string[] = [];

function loadAgain() {
  const reloadPage = () => window.location.reload();
  setTimeout(reloadPage, PATIENCE);
  // What may have come wrong, and be kept so.
  const files = [
    ...failed,
    ...Array.from(document.scripts, ({ src }) => src),
  ].filter((file) => file.startsWith(`${origin}/`));
  void Promise.all(files.map(forgetFile)).then(reloadPage);
}

function showNotice() {
  if (document.querySelector('.incomplete-page')) {
    return;
  }
  const notice = document.createElement('div');
  notice.className = 'incomplete-page';
  notice.role = 'alert';
  const button = document.createElement('button');
  button.textContent = reload;
  button.onclick = loadAgain;
  notice.append(text, ' ', button);
  document.body.append(notice);
}

repeatEarlyClick();

document.addEventListener('incomplete-page', (event) => {
  failed.push((event as CustomEvent<string>).detail);
  showNotice();
});

// By then the scripts have run, or failed. An element could have this name as its id.
document.addEventListener('DOMContentLoaded', () => {
  const { docusaurus } = window as { docusaurus?: { preload?: unknown } };
  if (!docusaurus?.preload) {
    showNotice();
  }
});
