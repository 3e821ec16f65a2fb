/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import Disclosure from '..';

function setUp() {
  render(
    <>
      <Disclosure label="v8" name="v8, version">
        <li>
          <a href="#v7">v7</a>
        </li>
        <li>
          <a href="#v6">v6</a>
        </li>
      </Disclosure>
      <button type="button">elsewhere</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'v8, version' });
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  return { button, press, isOpen: () => button.getAttribute('aria-expanded') };
}

describe('Disclosure', () => {
  it('names the list that it opens', () => {
    const { button } = setUp();
    const list = document.getElementById(button.getAttribute('aria-controls')!);
    expect(list?.tagName).toBe('UL');
  });

  it('opens and closes by its button', () => {
    const { button, isOpen } = setUp();
    expect(isOpen()).toBe('false');
    fireEvent.click(button);
    expect(isOpen()).toBe('true');
    fireEvent.click(button);
    expect(isOpen()).toBe('false');
  });

  it('opens by an arrow key and moves the focus along its links', () => {
    const { button, press, isOpen } = setUp();
    act(() => button.focus());
    press('ArrowDown');
    expect(isOpen()).toBe('true');
    expect(document.activeElement?.textContent).toBe('v7');
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('v6');
    press('Home');
    expect(document.activeElement?.textContent).toBe('v7');
  });

  it('closes by Escape, which goes back to the button and no further', () => {
    const { button, press, isOpen } = setUp();
    const outside = jest.fn();
    window.addEventListener('keydown', outside);
    act(() => button.focus());
    press('ArrowDown');
    outside.mockClear();
    press('Escape');
    expect(isOpen()).toBe('false');
    expect(document.activeElement).toBe(button);
    expect(outside).not.toHaveBeenCalled();
    press('Escape');
    expect(outside).toHaveBeenCalled();
    window.removeEventListener('keydown', outside);
  });

  it.each([
    ['a press elsewhere', () => fireEvent.pointerDown(document.body)],
    [
      'the focus going elsewhere',
      () => act(() => screen.getByRole('button', { name: 'elsewhere' }).focus()),
    ],
    ['a chosen link', () => fireEvent.click(screen.getByText('v6'))],
  ])('closes by %s', (_, leave) => {
    const { button, press, isOpen } = setUp();
    act(() => button.focus());
    press('ArrowDown');
    expect(isOpen()).toBe('true');
    leave();
    expect(isOpen()).toBe('false');
  });
});
