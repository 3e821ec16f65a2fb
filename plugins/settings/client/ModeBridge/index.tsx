import { useEffect } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import { useSetting } from '../../common/useSetting';
import { useLightPrint } from './useLightPrint';

/**
 * `setColorMode` with an option that its type leaves out. Unasked it writes Docusaurus'
 * own entry, and every other tab would take a choice over that may hold here only.
 */
type ApplyChoice = (
  choice: 'light' | 'dark' | null,
  options: { persist: boolean },
) => void;

/** Hands the stored color mode, from here or from another tab, to Docusaurus' chrome. */
export default function ModeBridge() {
  const [mode] = useSetting('mode');
  const { colorModeChoice, setColorMode } = useColorMode();
  const choice = mode === 'system' ? null : mode;
  useEffect(() => {
    if (choice !== colorModeChoice) {
      const applyChoice: ApplyChoice = setColorMode;
      applyChoice(choice, { persist: false });
    }
  }, [choice, colorModeChoice, setColorMode]);
  useLightPrint();
  return null;
}
