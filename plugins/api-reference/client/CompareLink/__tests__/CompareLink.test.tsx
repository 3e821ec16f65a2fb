/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import CompareLink from '..';

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, children }: { to: string; children: unknown }) => (
    <a href={to}>{children as never}</a>
  ),
}));

describe('CompareLink', () => {
  it.each([
    [
      { product: 'data-grid', from: '7.29', to: '8.29' },
      'What changed in the API from 7.29 to 8.29',
      '/x/api/compare?library=data-grid&from=7.29&to=8.29',
    ],
    [
      { product: 'charts', entry: 'BarChart' },
      'BarChart: Compare versions',
      '/x/api/compare?library=charts&entry=BarChart',
    ],
    [
      { product: 'charts', children: 'all of it' },
      'all of it',
      '/x/api/compare?library=charts',
    ],
  ] as const)('leads from %j as %s to %s', (props, text, address) => {
    render(<CompareLink {...props} />);
    expect(screen.getByRole('link').textContent).toBe(text);
    expect(screen.getByRole('link').getAttribute('href')).toBe(address);
  });
});
