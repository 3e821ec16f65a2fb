import { addHost } from './hosts';
import { addCopyButton, type CopyLabels } from './copyButton';
import { loadType } from './loadType';
import styles from './styles.module.css';
import { getTypeAddress, markTypeLinks } from './typeLinks';

/** What a panel says beside its type. */
export interface PanelLabels extends CopyLabels {
  loading: string;
  failed: string;
  /** The label of the button that closes a type. */
  toClose: (name: string) => string;
}

interface Panel {
  link: HTMLAnchorElement;
  element: HTMLElement;
  host: HTMLElement;
}

const byLink = new WeakMap<Element, Panel>();
const byElement = new WeakMap<Element, Panel>();
let count = 0;

const SELECTOR = '[data-type-panel]';

/** The lowest heading is that of the sixth level, however deep a reader goes. */
function getLevel(link: Element): number {
  let depth = 3;
  for (
    let outer = link.closest(SELECTOR);
    outer;
    outer = outer.parentElement?.closest(SELECTOR) ?? null
  ) {
    depth += 1;
  }
  return Math.min(depth, 6);
}

function createTitle(link: Element): HTMLElement {
  const title = document.createElement('div');
  title.className = styles.title!;
  title.setAttribute('role', 'heading');
  title.setAttribute('aria-level', String(getLevel(link)));
  title.textContent = link.textContent;
  return title;
}

function createCloseButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.close!;
  button.setAttribute('aria-label', label);
  return button;
}

/** A panel with its heading; its body comes when it is loaded. */
function createPanel(link: HTMLAnchorElement, labels: PanelLabels): Panel {
  const name = link.textContent;
  const element = document.createElement('div');
  count += 1;
  element.id = `open-type-${count}`;
  element.dataset.typePanel = '';
  element.className = styles.panel!;
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', name);
  const button = createCloseButton(labels.toClose(name));
  const body = document.createElement('div');
  body.className = styles.body!;
  body.textContent = labels.loading;
  element.append(createTitle(link), button, body);
  const panel = { link, element, host: addHost(link, element) };
  button.addEventListener('click', () => closePanel(panel));
  return panel;
}

/** Closes a type, and what is open in it; the focus goes back to its name. */
function closePanel({ link, element, host }: Panel): void {
  host.remove();
  byLink.delete(link);
  byElement.delete(element);
  link.setAttribute('aria-expanded', 'false');
  link.removeAttribute('aria-controls');
  link.focus();
}

function fillPanel(
  { element }: Panel,
  section: HTMLElement,
  labels: PanelLabels,
): void {
  const [title, , body] = element.children;
  const heading = section.querySelector('h2');
  if (heading) {
    title!.replaceChildren(...heading.childNodes);
    heading.remove();
  }
  body!.replaceChildren(...section.childNodes);
  markTypeLinks(body!);
  addCopyButton(body!, labels);
}

/**
 * Opens the type that a link names below what names it, or closes it again.
 *
 * @returns a promise that resolves when the type is there, or is known not to come
 */
export async function toggleType(
  link: HTMLAnchorElement,
  labels: PanelLabels,
): Promise<void> {
  const shown = byLink.get(link);
  const address = getTypeAddress(link);
  if (shown?.host.isConnected) {
    closePanel(shown);
    return;
  }
  if (!address) {
    return;
  }
  const panel = createPanel(link, labels);
  byLink.set(link, panel);
  byElement.set(panel.element, panel);
  link.setAttribute('aria-expanded', 'true');
  link.setAttribute('aria-controls', panel.element.id);
  try {
    fillPanel(panel, await loadType(address), labels);
  } catch {
    panel.element.lastElementChild!.textContent = labels.failed;
  }
}

/**
 * Closes the innermost type around an element, or the one that a link has opened.
 *
 * @returns whether there was one
 */
export function closeAround(target: Element): boolean {
  const element = target.closest(SELECTOR);
  const panel = byLink.get(target) ?? (element ? byElement.get(element) : undefined);
  if (panel?.host.isConnected) {
    closePanel(panel);
    return true;
  }
  return false;
}
