import {
  addressRules,
  toAddresses,
  type AddressConfig,
  type AddressVariables,
} from './addresses';
import { adsRules, toAds, type AdsConfig, type AdsVariables } from './ads';
import {
  analyticsRules,
  toAnalytics,
  type AnalyticsConfig,
  type AnalyticsVariables,
} from './analytics';
import {
  assistantsRules,
  toAssistants,
  type AssistantsConfig,
  type AssistantsVariables,
} from './assistants';
import {
  feedbackRules,
  toFeedback,
  type FeedbackConfig,
  type FeedbackVariables,
} from './feedback';
import { fontsRules, toFonts, type FontsConfig, type FontsVariables } from './fonts';
import {
  hostingRules,
  toHosting,
  type HostingConfig,
  type HostingVariables,
} from './hosting';
import {
  languagesRules,
  toLanguages,
  type LanguagesConfig,
  type LanguagesVariables,
} from './languages';
import {
  librariesRules,
  toLibraries,
  type LibrariesConfig,
  type LibrariesVariables,
} from './libraries';
import {
  searchRules,
  toSearch,
  type SearchConfig,
  type SearchVariables,
} from './search';
import {
  serviceWorkerRules,
  toServiceWorker,
  type ServiceWorkerConfig,
  type ServiceWorkerVariables,
} from './serviceWorker';
import { validateVariables, type Environment } from './validateVariables';

/**
 * What an operator can set, after validation. Read once, in docusaurus.config.ts. The
 * license key is validated with the rest and left out: the demos plugin alone reads it,
 * because Docusaurus writes the site's configuration into the script of every page.
 */
export interface PortalConfig
  extends
    AddressConfig,
    LanguagesConfig,
    FeedbackConfig,
    SearchConfig,
    ServiceWorkerConfig,
    FontsConfig,
    AdsConfig,
    AnalyticsConfig,
    AssistantsConfig,
    HostingConfig,
    LibrariesConfig {}

type Variables = AddressVariables &
  LanguagesVariables &
  FeedbackVariables &
  SearchVariables &
  ServiceWorkerVariables &
  FontsVariables &
  AdsVariables &
  AnalyticsVariables &
  AssistantsVariables &
  HostingVariables &
  LibrariesVariables;

/** The names that any case of a union has. */
type AllKeys<T> = T extends unknown ? keyof T : never;

// A variable of the types without a rule is a type error, and so is the other way round.
const rules = {
  ...addressRules,
  ...languagesRules,
  ...feedbackRules,
  ...searchRules,
  ...serviceWorkerRules,
  ...fontsRules,
  ...adsRules,
  ...analyticsRules,
  ...assistantsRules,
  ...hostingRules,
  ...librariesRules,
} satisfies Record<AllKeys<Variables>, unknown>;

/**
 * Reads the portal's settings from environment variables.
 *
 * @param env usually `process.env`
 * @throws one Error that names every variable at fault, its rule and the way out;
 *   the license key's own value is never part of the message
 */
export function loadPortalConfig(env: Environment): PortalConfig {
  const variables = validateVariables<Variables>(env, rules);
  return {
    ...toAddresses(variables),
    ...toLanguages(variables),
    ...toFeedback(variables),
    ...toSearch(variables),
    ...toServiceWorker(variables),
    ...toFonts(variables),
    ...toAds(variables),
    ...toAnalytics(variables),
    ...toAssistants(variables),
    ...toHosting(variables),
    ...toLibraries(variables),
  };
}
