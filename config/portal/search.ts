import { Joi } from '@docusaurus/utils-validation';
import type { AlgoliaSettings } from '../../src/search/algolia/types';

/** What searches the portal. */
export interface SearchConfig {
  /** The Algolia index that does the searching; absent, the build makes an index of its own. */
  algolia?: AlgoliaSettings;
}

/** The variables of search, as validated: by Algolia with all of its settings, or without any. */
export type SearchVariables =
  | { PORTAL_SEARCH: 'embedded' }
  | {
      PORTAL_SEARCH: 'algolia';
      PORTAL_ALGOLIA_APP_ID: string;
      PORTAL_ALGOLIA_SEARCH_KEY: string;
      PORTAL_ALGOLIA_INDEX: string;
    };

/** A setting that Algolia needs, and that is of no use without it. */
const algoliaSetting = Joi.string()
  .when('PORTAL_SEARCH', {
    is: 'algolia',
    then: Joi.required(),
    otherwise: Joi.forbidden(),
  })
  .messages({
    'any.required':
      'is missing: PORTAL_SEARCH=algolia needs PORTAL_ALGOLIA_APP_ID, PORTAL_ALGOLIA_SEARCH_KEY and PORTAL_ALGOLIA_INDEX',
    'any.unknown':
      'has no effect: set PORTAL_SEARCH=algolia as well, or unset it to search by the build’s own index',
  });

/** The rules of search. */
export const searchRules = {
  PORTAL_SEARCH: Joi.string().valid('embedded', 'algolia').default('embedded'),
  PORTAL_ALGOLIA_APP_ID: algoliaSetting,
  PORTAL_ALGOLIA_SEARCH_KEY: algoliaSetting,
  PORTAL_ALGOLIA_INDEX: algoliaSetting,
};

/** What searches. */
export function toSearch(variables: SearchVariables): SearchConfig {
  return variables.PORTAL_SEARCH === 'algolia'
    ? {
        algolia: {
          appId: variables.PORTAL_ALGOLIA_APP_ID,
          searchKey: variables.PORTAL_ALGOLIA_SEARCH_KEY,
          indexName: variables.PORTAL_ALGOLIA_INDEX,
        },
      }
    : {};
}
