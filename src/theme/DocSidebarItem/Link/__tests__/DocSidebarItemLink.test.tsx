/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
// The real link reads its own context, which no door of Docusaurus leads to.
import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import type { DocusaurusContext } from '@docusaurus/types';
import DocSidebarItemLink from '..';

const SITE = { siteConfig: { baseUrl: '/', future: {} } } as DocusaurusContext;

beforeAll(() => {
  window.docusaurus = {
    prefetch: () => false,
    preload: () => false,
  } as unknown as typeof window.docusaurus;
});

function renderLink(href: string) {
  const { container } = render(
    <Context.Provider value={SITE}>
      <MemoryRouter>
        <DocSidebarItemLink
          item={{ type: 'link', label: 'Entry', href }}
          activePath="/x"
          level={1}
          index={0}
        />
      </MemoryRouter>
    </Context.Provider>,
  );
  return {
    link: container.querySelector('a')!,
    icon: container.querySelector('svg'),
  };
}

it.each([
  ['a page', '/x/react-charts', '/x/react-charts', null, false],
  ['a file', 'pathname:///x/llms.txt', '/x/llms.txt', null, false],
  ['another site', 'https://example.com/', 'https://example.com/', '_blank', true],
])('%s opens where a reader expects it', (_, href, address, target, hasIcon) => {
  const { link, icon } = renderLink(href);
  expect(link.getAttribute('href')).toBe(address);
  expect(link.getAttribute('target')).toBe(target);
  expect(icon !== null).toBe(hasIcon);
});
