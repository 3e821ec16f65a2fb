/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type {
  SettingKey,
  Settings,
} from '@site/plugins/settings/common/definitions';
import { getSettingsStore } from '@site/plugins/settings/common/store';
import { useDemoSettings } from '../useDemoSettings';

const DEFAULTS = { direction: 'ltr', dense: false, spacing: 8, paletteColors: {} };

it.each<[SettingKey, Settings[SettingKey]]>([
  ['direction', 'rtl'],
  ['dense', true],
  ['spacing', 5],
  ['paletteColors', { primary: '#7b1fa2' }],
])('follows the setting %s', (key, value) => {
  const { result } = renderHook(() => useDemoSettings());
  const before = getSettingsStore().get(key);
  expect(result.current).toEqual(DEFAULTS);
  act(() => getSettingsStore().set(key, value as never));
  expect(result.current).toEqual({ ...DEFAULTS, [key]: value });
  act(() => getSettingsStore().set(key, before as never));
});
