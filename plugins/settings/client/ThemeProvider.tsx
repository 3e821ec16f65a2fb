import {
  createContext,
  useContext,
  useState,
  useSyncExternalStore,
  type Dispatch,
  type ReactNode,
} from 'react';
import { getSettingsStore } from '../common/store';
import {
  DEFAULT_THEME_STATE,
  type ThemeAction,
  type ThemeState,
} from '../common/themeReducer';
import { createThemeStore, type ThemeStore } from '../common/themeStore';

const ThemeContext = createContext<ThemeStore | undefined>(undefined);

/**
 * Gives the components below the theme's state. What the context holds never changes: a
 * change above a demo which still waits to hydrate would make React throw its HTML away.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => createThemeStore(getSettingsStore));
  return <ThemeContext value={store}>{children}</ThemeContext>;
}

function useThemeStore(): ThemeStore {
  const store = useContext(ThemeContext);
  if (store === undefined) {
    throw new Error('Forgot to wrap component in `ThemeProvider`');
  }
  return store;
}

/**
 * The theme's state, live. The server and the hydrating render get the defaults.
 *
 * @throws an Error outside of a {@link ThemeProvider}
 */
export function useThemeState(): ThemeState {
  const { subscribe, getState } = useThemeStore();
  return useSyncExternalStore(subscribe, getState, () => DEFAULT_THEME_STATE);
}

/**
 * What changes the theme: the same function for good.
 *
 * @throws an Error outside of a {@link ThemeProvider}
 */
export function useChangeTheme(): Dispatch<ThemeAction> {
  return useThemeStore().dispatch;
}
