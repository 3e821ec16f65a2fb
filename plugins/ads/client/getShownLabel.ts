import type { AdSource } from './chooseSource';
import type { InHouseAd } from './inHouseAds';
import type { AdState } from './reduceAd';

/** What analytics call the word of thanks to a reader whose blocker was detected. */
export const THANKS_LABEL = 'thanks';

/** What analytics call a third party's ad. */
export function getThirdPartyLabel({ kind }: AdSource): string {
  return `third-party-${kind}`;
}

/** What analytics call that which is shown in a state; undefined where nothing is. */
export function getShownLabel(
  state: AdState,
  source: AdSource | undefined,
  inHouseAd: InHouseAd,
): string | undefined {
  switch (state.name) {
    case 'third-party':
      return source && getThirdPartyLabel(source);
    case 'in-house':
      return inHouseAd.label;
    case 'blocked':
      return state.fallback === 'thanks' ? THANKS_LABEL : inHouseAd.label;
    case 'waiting':
    case 'failed':
      return undefined;
  }
}
