import { useEffect } from 'react';
import { useSetting } from '@site/src/hooks/useSetting';
import { stampThemeColor } from '@site/src/settings/themeColor';

/**
 * Keeps the document in the reader's color mode. On other pages Docusaurus' layout does
 * so, which a bare page doesn't have.
 */
export function useStampedMode(): void {
  const [mode] = useSetting('mode');
  useEffect(() => stampThemeColor(mode), [mode]);
  useEffect(() => {
    const query = window.matchMedia('(prefers-color-scheme: dark)');
    const stamp = () => {
      const system = query.matches ? 'dark' : 'light';
      document.documentElement.dataset.theme = mode === 'system' ? system : mode;
    };
    stamp();
    query.addEventListener('change', stamp);
    return () => query.removeEventListener('change', stamp);
  }, [mode]);
}
