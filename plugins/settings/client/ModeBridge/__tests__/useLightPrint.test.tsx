/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { getSettingsStore } from '../../../common/store';
import { useLightPrint } from '../useLightPrint';

const paper = Object.assign(new EventTarget(), { matches: false });

function tellMedia(matches: boolean) {
  paper.matches = matches;
  paper.dispatchEvent(new Event('change'));
}

function tellWindow(name: 'beforeprint' | 'afterprint') {
  window.dispatchEvent(new Event(name));
}

beforeEach(() => {
  paper.matches = false;
  window.matchMedia = jest.fn().mockReturnValue(paper);
  getSettingsStore().set('mode', 'dark');
  document.documentElement.dataset.theme = 'dark';
});

const getTheme = () => document.documentElement.dataset.theme;

describe('useLightPrint', () => {
  it.each([
    [
      'the events',
      [() => tellWindow('beforeprint')],
      [() => tellWindow('afterprint')],
    ],
    ['the media query', [() => tellMedia(true)], [() => tellMedia(false)]],
    [
      'both',
      [() => tellWindow('beforeprint'), () => tellMedia(true)],
      [() => tellMedia(false), () => tellWindow('afterprint')],
    ],
  ])('is light while %s say that the page is printed', (_, begin, end) => {
    renderHook(useLightPrint);
    begin.forEach((tell) => tell());
    expect(getTheme()).toBe('light');
    end.forEach((tell) => tell());
    expect(getTheme()).toBe('dark');
  });

  it('leaves the mode when nothing was printed', () => {
    renderHook(useLightPrint);
    tellWindow('afterprint');
    expect(getTheme()).toBe('dark');
  });

  it('stops with the page', () => {
    renderHook(useLightPrint).unmount();
    tellWindow('beforeprint');
    tellMedia(true);
    expect(getTheme()).toBe('dark');
  });
});
