import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Button, ListItemButton, TextField } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { DataGrid, gridDensitySelector, useGridApiRef } from '@mui/x-data-grid';
import { LocalizationProvider } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';
import { createPortalTheme } from '../theme';

function Density({ apiRef }: { apiRef: ReturnType<typeof useGridApiRef> }) {
  return `density: ${gridDensitySelector(apiRef)}`;
}

/** The server renders no grid, so its density is read from its state. */
function GridDensity() {
  const apiRef = useGridApiRef();
  return (
    <>
      <DataGrid apiRef={apiRef} rows={[]} columns={[]} />
      <Density apiRef={apiRef} />
    </>
  );
}

const ELEMENTS: Record<string, ReactElement> = {
  Button: <Button>Water</Button>,
  TextField: <TextField label="Name" />,
  ListItemButton: <ListItemButton>Leaf</ListItemButton>,
  DataGrid: <GridDensity />,
  DateField: (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField label="Day" />
    </LocalizationProvider>
  ),
  TreeItem: (
    <SimpleTreeView>
      <TreeItem itemId="leaf" label="Leaf" />
    </SimpleTreeView>
  ),
};

/** Markup with Emotion's styles in it, as the server writes both. */
function renderMarkup(element: ReactElement | undefined, dense: boolean): string {
  return renderToString(
    <ThemeProvider theme={createPortalTheme({ dense })}>{element}</ThemeProvider>,
  );
}

describe('DENSE_COMPONENTS', () => {
  it.each([
    ['Button', 'MuiButton-sizeSmall'],
    ['TextField', 'MuiInputBase-sizeSmall'],
    ['ListItemButton', 'MuiListItemButton-dense'],
    ['DataGrid', 'density: compact'],
    ['DateField', 'MuiPickersInputBase-inputSizeSmall'],
    ['TreeItem', 'padding-block:calc(0.25 * var(--mui-spacing))'],
  ])('makes a %s dense', (name, mark) => {
    expect(renderMarkup(ELEMENTS[name], true)).toContain(mark);
    expect(renderMarkup(ELEMENTS[name], false)).not.toContain(mark);
  });
});
