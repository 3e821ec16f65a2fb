/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ThemeProvider } from '../../ThemeProvider';
import { getSettingsStore } from '../../../common/store';
import { stubSystemMode } from '@site/tests/jest/stubSystemMode';
import Drawer from '../Drawer';

const onClose = jest.fn();

const store = () => getSettingsStore();
const getRadio = (name: string) => screen.getByRole('radio', { name });
const getField = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string, value: string) =>
  fireEvent.change(getField(name), { target: { value } });

beforeEach(() => {
  // What jsdom lacks of dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  stubSystemMode('light');
  localStorage.clear();
  store().adopt(null);
  onClose.mockClear();
  render(
    <ThemeProvider>
      <Drawer onClose={onClose} />
    </ThemeProvider>,
  );
});

describe('Drawer', () => {
  it.each([
    ['Dark', 'mode', 'dark'],
    ['Light', 'mode', 'light'],
    ['Right to left', 'direction', 'rtl'],
    ['Wide', 'contentWidth', 'wide'],
  ] as const)('takes the choice %s', (name, key, value) => {
    fireEvent.click(getRadio(name));
    expect(store().get(key)).toBe(value);
    expect(getRadio(name)).toHaveProperty('checked', true);
  });

  it('changes, limits and resets the density', () => {
    fireEvent.click(screen.getByRole('checkbox', { name: 'Dense components' }));
    press('Increase the spacing');
    expect(store().get('dense')).toBe(true);
    expect(store().get('spacing')).toBe(9);
    const slider = screen.getByRole('slider', { name: 'Spacing unit' });
    fireEvent.change(slider, { target: { value: '20' } });
    press('Increase the spacing');
    expect(store().get('spacing')).toBe(20);
    fireEvent.change(slider, { target: { value: '1' } });
    press('Decrease the spacing');
    expect(store().get('spacing')).toBe(1);
    press('Reset density');
    expect(store().get('dense')).toBe(false);
    expect(store().get('spacing')).toBe(8);
  });

  it.each(['#0af', 'rgb(1 2 3)', 'hsl(1 2% 3%)', 'color(rec-2020 1 0 0)'])(
    'takes the color %s',
    (color) => {
      type('Primary color', color);
      expect(store().get('paletteColors')).toEqual({ primary: color });
      expect(getField('Primary color').getAttribute('aria-invalid')).toBe('false');
    },
  );

  it('shows dark or light text on each shade, whichever can be read', () => {
    const texts = () =>
      [...document.querySelectorAll<HTMLElement>('.shades > span')].map(
        ({ style }) => style.color,
      );
    type('Primary color', '#000000');
    const [lighter, dark] = texts();
    expect(lighter).toBe('rgb(255, 255, 255)');
    expect(dark).toBe('rgb(255, 255, 255)');
    type('Primary color', '#ffffff');
    expect(texts()[1]).toBe('rgb(20, 32, 31)');
  });

  it('says what is wrong with a color, and keeps the one before', () => {
    type('Secondary color', '#0af');
    type('Secondary color', 'teal');
    expect(getField('Secondary color').value).toBe('teal');
    expect(getField('Secondary color').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^“teal” is no color that can be used/).role).toBe(
      'status',
    );
    expect(store().get('paletteColors')).toEqual({ secondary: '#0af' });
  });

  it('goes back to the site’s color with an empty field, and with a reset', () => {
    type('Primary color', '#0af');
    type('Secondary color', '#fff');
    type('Primary color', ' ');
    expect(store().get('paletteColors')).toEqual({ secondary: '#fff' });
    press('Reset colors');
    expect(store().get('paletteColors')).toEqual({});
    expect(getField('Secondary color').value).toBe('');
  });

  it('shows what another tab or the picker chooses', () => {
    act(() => store().set('paletteColors', { primary: '#123456' }));
    expect(getField('Primary color').value).toBe('#123456');
    fireEvent.change(screen.getByLabelText('Pick the primary color'), {
      target: { value: '#abcdef' },
    });
    expect(getField('Primary color').value).toBe('#abcdef');
    expect(store().get('paletteColors')).toEqual({ primary: '#abcdef' });
  });

  it.each([
    ['#000000', ['21.0:1 enough', '1.2:1 below 3:1']],
    ['#ffffff', ['1.0:1 below 3:1', '17.2:1 enough']],
    ['#949494', ['3.0:1 enough', '5.6:1 enough']],
    ['#959595', ['2.9:1 below 3:1', '5.7:1 enough']],
  ])('weighs %s on both backgrounds', (color, verdicts) => {
    type('Primary color', color);
    const shown = screen.getAllByText(/^On (light|dark)/).slice(0, 2);
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      `On light ${verdicts[0]}`,
      `On dark ${verdicts[1]}`,
    ]);
  });

  it.each([
    ['/', '/?direction=rtl'],
    ['/production-error?code=6', '/production-error?code=6&direction=rtl'],
    ['/?direction=ltr&mode=dark#demo', '/?direction=rtl#demo'],
  ])('copies a link to %s with the settings', async (address, shared) => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText },
      configurable: true,
    });
    window.history.replaceState(null, '', address);
    fireEvent.click(getRadio('Right to left'));
    await act(async () => press('Copy as a link'));
    window.history.replaceState(null, '', '/');
    expect(writeText).toHaveBeenCalledWith(`http://localhost${shared}`);
    expect(screen.getByText('The link is copied.').role).toBe('status');
  });

  it('shows the link where copying fails', async () => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
      configurable: true,
    });
    await act(async () => press('Copy as a link'));
    expect(getField('Copying failed. The link:').value).toBe('http://localhost/');
  });

  it('resets all', () => {
    fireEvent.click(getRadio('Dark'));
    fireEvent.click(getRadio('Wide'));
    type('Primary color', '#0af');
    press('Reset all');
    expect({ ...localStorage }).toEqual({});
    expect(getRadio('System')).toHaveProperty('checked', true);
  });

  it('closes by its button and by a click beside it', () => {
    const dialog = screen.getByRole('dialog', { name: 'Settings' });
    fireEvent.click(screen.getByText('Text direction'));
    expect(onClose).not.toHaveBeenCalled();
    press('Close the settings');
    expect(onClose).toHaveBeenCalledTimes(1);
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
