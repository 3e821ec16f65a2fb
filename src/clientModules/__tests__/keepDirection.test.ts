/** @jest-environment jsdom */
import { getSettingsStore } from '@site/src/settings/store';
import '../keepDirection';

const root = document.documentElement;

beforeEach(() => {
  getSettingsStore().set('direction', 'ltr');
  root.dir = 'ltr';
});

describe('keepDirection', () => {
  it('takes back what another writes before the next paint, without any component', async () => {
    getSettingsStore().set('direction', 'rtl');
    root.dir = 'rtl';
    root.dir = 'ltr';
    await Promise.resolve();
    expect(root.dir).toBe('rtl');
  });

  it('leaves the language’s direction where the reader chose none', async () => {
    root.dir = 'rtl';
    root.dir = 'ltr';
    await Promise.resolve();
    expect(root.dir).toBe('ltr');
  });

  it('lets go as soon as the reader turns back', async () => {
    getSettingsStore().set('direction', 'rtl');
    getSettingsStore().set('direction', 'ltr');
    root.dir = 'ltr';
    await Promise.resolve();
    expect(root.dir).toBe('ltr');
  });
});
