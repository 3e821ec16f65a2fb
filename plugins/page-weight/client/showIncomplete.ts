import i18n from '@generated/i18n';
import { translate } from '@site/src/i18n/translate';
import styles from './styles.module.css';

/**
 * Says on a page whose script did not come that it is incomplete, and offers to load it
 * again. What the server has rendered stays readable. Without React, which waits for the
 * script.
 */
export function showIncomplete(): void {
  const notice = document.createElement('div');
  notice.className = styles.notice!;
  notice.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = translate(i18n.currentLocale, 'incompletePage.reload');
  button.addEventListener('click', () => window.location.reload());
  notice.append(translate(i18n.currentLocale, 'incompletePage.text'), ' ', button);
  document.body.append(notice);
}
