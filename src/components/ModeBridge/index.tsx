import { useEffect } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import { useSetting } from '@site/src/hooks/useSetting';

/** Hands the stored colour mode, from here or from another tab, to Docusaurus' chrome. */
export default function ModeBridge() {
  const [mode] = useSetting('mode');
  const { colorModeChoice, setColorMode } = useColorMode();
  const choice = mode === 'system' ? null : mode;
  useEffect(() => {
    if (choice !== colorModeChoice) {
      setColorMode(choice);
    }
  }, [choice, colorModeChoice, setColorMode]);
  return null;
}
