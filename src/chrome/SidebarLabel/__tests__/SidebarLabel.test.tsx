/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import SidebarLabel from '..';

jest.mock('@docusaurus/Link', () => 'a');

it.each([
  [{ plan: 'pro' }, 'Pro', 'Needs the Pro plan'],
  [{ plan: 'premium' }, 'Premium', 'Needs the Premium plan'],
  [{ newFeature: true }, 'New', 'Added or widened lately'],
  [{ planned: true }, 'Planned', 'Planned, not available yet'],
  [{ unstable: true }, 'Unstable', 'Can change in any release'],
])('says of %j in the name and in a tooltip what it means', (marks, name, title) => {
  const { container, getByTitle } = render(
    <SidebarLabel item={{ label: 'Funnel', customProps: marks }} />,
  );
  expect(container.textContent).toBe(`Funnel ${name}`);
  expect(getByTitle(title).textContent).toBe(name);
  // It stands inside a link.
  expect(container.querySelector('a')).toBeNull();
});

it('costs no element where an item has no marks', () => {
  const { container } = render(<SidebarLabel item={{ label: 'Funnel' }} />);
  expect(container.innerHTML).toBe('Funnel');
});

it.each<[string, [number, number][], string]>([
  ['nothing', [], 'GridColDef'],
  ['the start', [[0, 4]], '[Grid]ColDef'],
  [
    'several parts',
    [
      [0, 4],
      [7, 10],
    ],
    '[Grid]Col[Def]',
  ],
  ['the whole', [[0, 10]], '[GridColDef]'],
])('marks %s of what a filter found', (_, ranges, expected) => {
  const { container } = render(
    <SidebarLabel item={{ label: 'GridColDef', customProps: { ranges } }} />,
  );
  container.querySelectorAll('mark').forEach((mark) => {
    mark.textContent = `[${mark.textContent}]`;
  });
  expect(container.textContent?.trim()).toBe(expected);
});
