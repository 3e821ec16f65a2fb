import { MemoryRouter } from 'react-router-dom';
import { renderToString } from 'react-dom/server';
import Playground from '../client/Playground';

const render = (name?: string) =>
  renderToString(
    <MemoryRouter>
      <Playground product="date-pickers" name={name} />
    </MemoryRouter>,
  );

describe('Playground, in the static HTML', () => {
  it('has the choice of a product’s components, to look at', () => {
    const html = render();
    expect(html).toContain(' inert=');
    expect(html.match(/<option/g)).toHaveLength(12);
    expect(html).not.toContain('<button');
  });

  it('is a button where it has one component', () => {
    const html = render('DatePicker');
    expect(html).toContain('<button');
    expect(html).not.toContain('<select');
  });
});
