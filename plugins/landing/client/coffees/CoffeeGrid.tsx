import { useMemo } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { countKilos, type Coffee } from './coffees';
import { listLinked, listShown } from './selection';
import type { CoffeeTexts, PartProps } from './types';

function createColumns(texts: CoffeeTexts): GridColDef<Coffee>[] {
  return [
    { field: 'name', headerName: texts.coffee, flex: 1.2, minWidth: 100 },
    {
      field: 'country',
      headerName: texts.origin,
      flex: 1,
      valueGetter: (country: string) => texts.countries[country],
    },
    {
      field: 'roast',
      headerName: texts.roast,
      flex: 0.8,
      minWidth: 84,
      valueGetter: (roast: Coffee['roast']) => texts.roasts[roast],
    },
    {
      field: 'kilos',
      headerName: texts.kilos,
      type: 'number',
      flex: 0.7,
      minWidth: 80,
      valueGetter: (_kilos, coffee) => countKilos(coffee),
      valueFormatter: texts.formatNumber,
    },
  ];
}

/** The coffees that are ticked, to mark by their rows. */
export default function CoffeeGrid({ selection, dispatch, texts }: PartProps) {
  const isNarrow = useMediaQuery('(max-width: 900px)', { noSsr: true });
  const columns = useMemo(() => createColumns(texts), [texts]);
  const linked = listLinked(selection);
  return (
    <DataGrid
      label={texts.grid}
      rows={listShown(selection)}
      columns={columns}
      columnVisibilityModel={{ country: !isNarrow }}
      checkboxSelection
      keepNonExistentRowsSelected
      rowSelectionModel={{ type: 'include', ids: new Set(selection.marked) }}
      onRowSelectionModelChange={({ ids }) => {
        dispatch({ type: 'mark', marked: [...ids].map(String) });
      }}
      disableRowSelectionExcludeModel
      disableColumnMenu
      hideFooter
      rowHeight={38}
      columnHeaderHeight={44}
      getRowClassName={({ id }) => (linked.has(String(id)) ? 'linked' : '')}
      sx={{
        // The grid sets these on itself, by a class.
        '&.MuiDataGrid-root': {
          '--DataGrid-t-color-background-base':
            'var(--mui-palette-background-paper)',
          '--DataGrid-t-header-background-base':
            'var(--mui-palette-background-paper)',
        },
        border: 0,
        borderRadius: 0,
        '& .MuiDataGrid-columnHeaders:not(:hover) .MuiDataGrid-columnSeparator': {
          opacity: 0,
        },
        // Numbers end where the caption above them does.
        '& [role="row"] > [data-field="kilos"], & [role="columnheader"][data-field="kilos"]':
          { paddingInlineEnd: '20px' },
        '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
        '& .linked, & .linked.Mui-selected': {
          backgroundColor: 'transparent',
          outline: 'var(--hatch-outline)',
          outlineOffset: '-2px',
          backgroundImage: 'var(--hatch)',
        },
      }}
    />
  );
}
