export { default as ModeBridge } from './ModeBridge';
export { default as SettingsDrawer } from './SettingsDrawer';
export { default as SettingsButton } from './SettingsDrawer/Button';
export { settingsState } from './SettingsDrawer/state';
export { default as SettingsLink } from './SettingsLink';
export { ThemeProvider } from './ThemeProvider';
export { useCodeChoice } from './useCodeChoice';
