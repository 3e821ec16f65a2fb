import { translate } from '../../../../src/i18n/translate';
import type { PageContext } from '../createPageData';

/** An English page of charts; `Thing` has a page, `Local` is declared on this one. */
export function createTestContext(): PageContext {
  const findPage = (name: string) =>
    name === 'Thing' ? '/x/api/charts/thing' : undefined;
  return {
    locale: 'en',
    t: (key, values) => translate('en', key, values),
    findPage,
    findType: (name) =>
      findPage(name) ?? (name === 'Local' ? '#type-Local' : undefined),
    findUpstreamPage: (pathname) =>
      pathname === '/x/react-charts/bars/' ? '/x/react-charts/bars' : undefined,
  };
}
