/** @jest-environment jsdom */
import { Button } from '@mui/material';
import { useThemeProps } from '@mui/material/styles';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import DemoTheme, { type DemoThemeProps } from '../DemoTheme';

type Options = Omit<DemoThemeProps, 'children'>;

const themed = (options: Options) => (
  <DemoTheme {...options}>
    <input aria-label="Name" />
    <Button>Water</Button>
  </DemoTheme>
);

const getButton = () => screen.getByRole('button');

describe('DemoTheme', () => {
  it.each<[Options, RegExp]>([
    [{}, / css-/],
    [{ styling: 'tailwind' }, / demo-layer-/],
    [{ styling: 'css' }, / demo-layer-/],
    [{ direction: 'rtl' }, / demo-rtl-/],
    [{ direction: 'rtl', styling: 'css' }, / demo-layer-rtl-/],
  ])('names classes by the cache of %j', async (options, name) => {
    render(themed(options));
    await waitFor(() => expect(getButton().className).toMatch(name));
  });

  it('turns the demo’s own text, and only for right to left', async () => {
    const { container, rerender } = render(themed({}));
    expect(container.querySelector('[dir]')).toBeNull();
    rerender(themed({ direction: 'rtl' }));
    await waitFor(() =>
      expect(container.querySelector('.demo')?.getAttribute('dir')).toBe('rtl'),
    );
    rerender(themed({ direction: 'ltr' }));
    expect(container.querySelector('[dir]')).toBeNull();
  });

  it('leaves the variables to the document, whatever the options', () => {
    const { container } = render(
      themed({ spacing: 5, paletteColors: { primary: '#7b1fa2' } }),
    );
    expect(container.querySelector('style')).toBeNull();
  });

  it('passes the density on to the components', () => {
    render(themed({ dense: true }));
    expect(getButton().className).toContain('MuiButton-sizeSmall');
  });

  it('tells grids of the default density once they are no longer dense', () => {
    function GridDensity() {
      const { density } = useThemeProps({ name: 'MuiDataGrid', props: {} }) as {
        density?: string;
      };
      return <output>{density ?? 'none'}</output>;
    }
    const { rerender } = render(<DemoTheme>{null}</DemoTheme>);
    const read = (dense: boolean) => {
      rerender(
        <DemoTheme dense={dense}>
          <GridDensity />
        </DemoTheme>,
      );
      return screen.getByRole('status').textContent;
    };
    // A grid that was never dense keeps what its demo begins with.
    expect([read(false), read(true), read(false)]).toEqual([
      'none',
      'compact',
      'standard',
    ]);
  });

  it('keeps the demo’s state when its options change', () => {
    const { rerender } = render(themed({}));
    const field = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.change(field, { target: { value: 'Fern' } });
    rerender(
      themed({
        direction: 'rtl',
        dense: true,
        spacing: 5,
        paletteColors: { primary: '#7b1fa2' },
        styling: 'css',
      }),
    );
    expect(screen.getByRole('textbox')).toBe(field);
    expect(field.value).toBe('Fern');
  });
});
