/**
 * Where a field can take the focus: an open dialog keeps the focus inside, and makes the
 * rest of the page inert.
 */
function getFieldHost(focused: Element | null): Element {
  return focused?.closest('dialog, [role="dialog"]') ?? document.body;
}

/** Copies through a selection, for browsers and frames that refuse the clipboard API. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.style.position = 'fixed';
  area.style.top = '0';
  area.style.opacity = '0';
  const focused = document.activeElement;
  getFieldHost(focused).append(area);
  area.focus({ preventScroll: true });
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) {
      focused.focus({ preventScroll: true });
    }
  }
}

/**
 * Puts a text on the clipboard.
 *
 * @throws an Error `The request is not allowed` when the clipboard API and the
 *   selection both fail
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copyBySelection(text)) {
      throw new Error('The request is not allowed');
    }
  }
}
