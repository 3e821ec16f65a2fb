import { DEFAULT_DURATION } from '@site/src/hooks/useCopy';
import { copyText } from '@site/src/utils/copyText';
import styles from './styles.module.css';

/** What a button that copies says. */
export interface CopyLabels {
  copy: string;
  copied: string;
  copyFailed: string;
}

/** The code in the reader's language; the style hides that in the other. */
function getShownCode(body: Element): string {
  const blocks = [...body.querySelectorAll<HTMLElement>('pre[data-variant]')];
  const shown = blocks.find((block) => getComputedStyle(block).display !== 'none');
  return (shown ?? blocks[0])!.textContent;
}

/** Adds a button that copies the code of an open snippet; where there is no code, nothing. */
export function addCopyButton(body: Element, labels: CopyLabels): void {
  const code = body.querySelector('pre[data-variant]');
  if (code === null) {
    return;
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.copy!;
  button.textContent = labels.copy;
  // The outcome is the button's own text: changes of it are read out.
  button.setAttribute('aria-live', 'polite');
  let timer = 0;
  button.addEventListener('click', () => {
    const say = (outcome: string) => {
      button.textContent = outcome;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        button.textContent = labels.copy;
      }, DEFAULT_DURATION);
    };
    copyText(getShownCode(body)).then(
      () => say(labels.copied),
      () => say(labels.copyFailed),
    );
  });
  code.before(button);
}
