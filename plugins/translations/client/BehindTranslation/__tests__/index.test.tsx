/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import BehindTranslation from '..';

const doc = {
  metadata: { permalink: '/zh/x/react-charts/pie', source: '@site/i18n/zh/pie.mdx' },
  frontMatter: {} as { translation_behind?: number },
};

jest.mock('@docusaurus/plugin-content-docs/client', () => ({ useDoc: () => doc }));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, children }: { to: string; children: string }) => (
    <a href={to}>{children}</a>
  ),
}));
jest.mock('@theme/Admonition', () => ({
  __esModule: true,
  default: ({ title, children }: { title: string; children: string }) => (
    <section aria-label={title}>{children}</section>
  ),
}));

it('says nothing on a page that is current', () => {
  doc.frontMatter = {};
  const { container } = render(<BehindTranslation />);
  expect(container.textContent).toBe('');
});

it('says how far a page is behind, and leads to the English one', () => {
  doc.frontMatter = { translation_behind: 3 };
  render(<BehindTranslation />);
  expect(screen.getByRole('region', { name: /: 3 parts differ\.$/ })).not.toBeNull();
  expect(
    screen.getByRole('link', { name: 'Read the English page' }).getAttribute('href'),
  ).toBe('/x/react-charts/pie');
});
