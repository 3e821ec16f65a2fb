/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import StructuredData from '..';

jest.mock('@docusaurus/Head', () => ({
  __esModule: true,
  default: ({ children }: { children: React.ReactNode }) => children,
}));

it('a text can’t end its element, and reads back as it was', () => {
  const data = { name: '</script><b>bold' };
  const { container } = render(<StructuredData data={data} />);
  const { textContent } = container.querySelector('script')!;
  expect(textContent).not.toContain('<');
  expect(JSON.parse(textContent)).toEqual(data);
});
