import { useConsent } from '../useConsent';
import { useModule } from '@site/src/hooks/useModule';

const loadBar = () => import('./Bar');

/**
 * The place of the question for consent. It is fetched where there is something to ask
 * and no answer yet; where it can't be fetched nobody is asked, and that counts as no.
 */
export default function ConsentBar() {
  const { asked, consent } = useConsent();
  const isAsked = (asked.analytics || asked.ads) && consent === undefined;
  const { module } = useModule(loadBar, isAsked);
  return isAsked && module ? <module.default /> : null;
}
