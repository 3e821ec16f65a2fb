import { translate } from '../../../../src/node/dictionary';
import type { RenderContext } from '../createPageContext';
import { createPageHistory, type PageHistory } from '../createPageHistory';

/**
 * An English page of charts; `Thing` has a page, `Local` is a type without one.
 *
 * @param history what the record says of the page; nothing by default
 */
export function createTestContext(
  history: PageHistory = createPageHistory(
    {
      history: { product: 'charts', versions: [], entries: [] },
      installed: '8.10.1',
    },
    undefined,
  ),
): RenderContext {
  const findPage = (name: string) =>
    name === 'Thing' ? '/x/api/charts/thing' : undefined;
  return {
    locale: 'en',
    t: (key, values) => translate('en', key, values),
    findPage,
    findSnippet: () => undefined,
    findKey: (name) => (['Thing', 'Local'].includes(name) ? name : undefined),
    findType: (name) =>
      findPage(name) ??
      (name === 'Local' ? '/x/api/charts/types/00#type-Local' : undefined),
    history,
    findUpstreamPage: (pathname) =>
      pathname === '/x/react-charts/bars/' ? '/x/react-charts/bars' : undefined,
  };
}
