import { onOrOff, webAddress, type Switch } from './rules';

/** The portal's ads, and whom they are asked from. */
export interface AdsConfig {
  /** Whether pages have room for an ad. */
  ads: boolean;
  /** Feed of third-party ads, a JSON file; absent, no page asks for one. */
  adFeedUrl?: string;
  /** Script of an ad network; absent, no page loads one. */
  adScriptUrl?: string;
}

/** The variables of ads, as validated. */
export interface AdsVariables {
  PORTAL_ADS: Switch;
  PORTAL_AD_FEED_URL?: string;
  PORTAL_AD_SCRIPT_URL?: string;
}

/** The rules of ads. */
export const adsRules = {
  PORTAL_ADS: onOrOff.default('on'),
  PORTAL_AD_FEED_URL: webAddress,
  PORTAL_AD_SCRIPT_URL: webAddress,
};

/** The ads; where they are off, nobody is asked for one. */
export function toAds(variables: AdsVariables): AdsConfig {
  const ads = variables.PORTAL_ADS === 'on';
  return {
    ads,
    adFeedUrl: ads ? variables.PORTAL_AD_FEED_URL : undefined,
    adScriptUrl: ads ? variables.PORTAL_AD_SCRIPT_URL : undefined,
  };
}
