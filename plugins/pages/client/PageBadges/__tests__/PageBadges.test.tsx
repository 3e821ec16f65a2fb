/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import PageBadges from '..';

const page = { frontMatter: {}, breadcrumbs: null as object[] | null };

jest.mock('@docusaurus/Link', () => 'a');
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({ frontMatter: page.frontMatter }),
  useSidebarBreadcrumbs: () => page.breadcrumbs,
}));

/** The badges beside the title of a page, in their order. */
function listBadges(frontMatter: object, breadcrumbs: object[] | null): string[] {
  Object.assign(page, { frontMatter, breadcrumbs });
  const { container } = render(<PageBadges />);
  return [...container.children].map(({ textContent }) => textContent);
}

function group(customProps: object) {
  return { type: 'category', customProps };
}

it.each<[string, object, object[] | null, string[]]>([
  ['a page without marks', {}, [group({}), { type: 'link' }], []],
  ['a page in no sidebar', { plan: 'pro' }, null, ['Pro']],
  [
    'a page of a premium group',
    {},
    [group({}), group({ plan: 'premium' }), { type: 'link' }],
    ['Premium'],
  ],
  [
    'a page of a new group, with a plan of its own',
    { plan: 'pro' },
    [group({ newFeature: true }), { type: 'link' }],
    ['New', 'Pro'],
  ],
  ['an unstable page', { unstable: true }, [{ type: 'link' }], ['Unstable']],
  [
    'a planned page of a new group',
    { planned: true, plan: 'premium' },
    [group({ newFeature: true }), { type: 'link' }],
    ['Planned', 'Premium'],
  ],
])('%s', (_, frontMatter, breadcrumbs, badges) => {
  expect(listBadges(frontMatter, breadcrumbs)).toEqual(badges);
});

it('the page’s own entry in the sidebar is no group', () => {
  const entry = { type: 'link', customProps: { plan: 'premium' } };
  expect(listBadges({}, [entry])).toEqual([]);
});
