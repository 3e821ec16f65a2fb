/** @jest-environment jsdom */
import { isTyping } from '../isTyping';

/** What isTyping says of a key pressed on the element with `data-target`. */
function press(html: string, init: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = html;
  const target = document.querySelector('[data-target]') ?? document.body;
  let answer: boolean | undefined;
  document.addEventListener(
    'keydown',
    (event) => {
      answer = isTyping(event);
    },
    { once: true },
  );
  target.dispatchEvent(
    new KeyboardEvent('keydown', {
      key: 'n',
      bubbles: true,
      composed: true,
      ...init,
    }),
  );
  return answer!;
}

describe('a key belongs to', () => {
  it.each([
    ['a field', '<input data-target>'],
    ['a text area', '<textarea data-target></textarea>'],
    ['a select', '<select data-target></select>'],
    ['an editor', '<div contenteditable="true"><b data-target>a</b></div>'],
    [
      'a section of a date field',
      '<span role="spinbutton" contenteditable="" data-target>',
    ],
    ['a grid', '<div role="grid"><div role="gridcell" data-target></div></div>'],
    ['a tree grid', '<div role="treegrid"><div data-target></div></div>'],
    ['a tree', '<ul role="tree"><li role="treeitem" data-target></li></ul>'],
    ['a menu', '<ul role="menu"><li role="menuitem" data-target></li></ul>'],
    ['a list box', '<ul role="listbox"><li role="option" data-target></li></ul>'],
    ['a combo box', '<div role="combobox" data-target></div>'],
    ['a dialog', '<dialog><button data-target></button></dialog>'],
    ['a demo', '<div class="demo"><button data-target></button></div>'],
    ['an open dialog elsewhere', '<dialog open></dialog><a data-target></a>'],
    ['an open modal elsewhere', '<div aria-modal="true"></div><p data-target></p>'],
  ])('%s', (_, html) => {
    expect(press(html)).toBe(true);
  });

  it('a field in an open shadow root', () => {
    document.body.innerHTML = '<div></div>';
    const host = document.querySelector('div')!;
    const field = document.createElement('input');
    host.attachShadow({ mode: 'open' }).append(field);
    let answer: boolean | undefined;
    document.addEventListener(
      'keydown',
      (event) => {
        answer = isTyping(event);
      },
      { once: true },
    );
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'n', bubbles: true, composed: true }),
    );
    expect(answer).toBe(true);
  });

  it('an input method', () => {
    expect(press('<p data-target></p>', { isComposing: true })).toBe(true);
  });
});

describe('a key belongs to the page', () => {
  it.each([
    ['on the body', ''],
    ['on a link', '<a href="/" data-target>a</a>'],
    ['on a button of a toolbar', '<div role="toolbar"><button data-target></div>'],
    ['on what can’t be edited', '<p contenteditable="false" data-target></p>'],
    ['beside a closed dialog', '<dialog></dialog><button data-target></button>'],
  ])('%s', (_, html) => {
    expect(press(html)).toBe(false);
  });
});
