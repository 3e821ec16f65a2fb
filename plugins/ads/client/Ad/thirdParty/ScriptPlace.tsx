import { useEffect, useRef } from 'react';
import { getThirdPartyLabel } from '../../getShownLabel';
import { loadAdScript } from '../../loadAdScript';
import { sendAdEvent } from '../../reportAd';
import styles from './styles.module.css';

/** Where the script of an ad network draws its ad. React leaves alone what is in it. */
export default function ScriptPlace({ url }: { url: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = ref.current!;
    const unload = loadAdScript(url, place);
    const report = ({ target }: Event) => {
      if ((target as Element).closest('a[href]')) {
        sendAdEvent('click', getThirdPartyLabel({ kind: 'script', url }));
      }
    };
    place.addEventListener('click', report);
    return () => {
      place.removeEventListener('click', report);
      unload();
    };
  }, [url]);
  return <div ref={ref} className={styles.script} />;
}
