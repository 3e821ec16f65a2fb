import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  GRID_AGGREGATION_ROOT_FOOTER_ROW_ID,
  gridFilteredSortedRowIdsSelector,
  gridRowNodeSelector,
  useGridApiRef,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid-premium';

type GetRows = NonNullable<GridCsvExportOptions['getRowsToExport']>;

interface Hive {
  id: number;
  apiary: string;
  hive: string;
  honey: number;
}

const columns: GridColDef<Hive>[] = [
  { field: 'apiary', headerName: 'Apiary', width: 130 },
  { field: 'hive', headerName: 'Hive', flex: 1, minWidth: 68 },
  { field: 'honey', headerName: 'Honey (kg)', type: 'number', width: 108 },
];

const rows: Hive[] = [
  { id: 1, apiary: 'Mill roof', hive: 'M1', honey: 22 },
  { id: 2, apiary: 'Mill roof', hive: 'M2', honey: 19 },
  { id: 3, apiary: 'Quarry', hive: 'Q1', honey: 14 },
];

// #region preview
const getHives: GetRows = ({ apiRef }) =>
  gridFilteredSortedRowIdsSelector(apiRef).filter(
    (id) => gridRowNodeSelector(apiRef, id)?.type === 'leaf',
  );

// Leaves out the grouping column, which is empty in the hives' rows.
const fields = ['apiary', 'hive', 'honey'];

const OPTIONS: Record<string, GridCsvExportOptions> = {
  Default: {},
  'Hives only': { fields, getRowsToExport: getHives },
  'Hives and total': {
    fields,
    getRowsToExport: (params) => [
      ...getHives(params),
      GRID_AGGREGATION_ROOT_FOOTER_ROW_ID,
    ],
  },
};
// #endregion preview

const names = Object.keys(OPTIONS);

const initialState = {
  columns: { columnVisibilityModel: { apiary: false } },
  rowGrouping: { model: ['apiary'] },
  aggregation: { model: { honey: 'sum' } },
};

const groupingColDef = { headerName: 'Group', width: 146 };

export default function GroupsInFile() {
  const apiRef = useGridApiRef();
  const [name, setName] = React.useState<string | null>(null);
  const [csv, setCsv] = React.useState('Choose the rows.');

  const choose = (_event: unknown, value: string | null) => {
    const next = value ?? name ?? '';
    setName(next);
    setCsv(apiRef.current?.getDataAsCsv(OPTIONS[next]) ?? '');
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 214 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
          groupingColDef={groupingColDef}
          aria-label="Honey by apiary"
          hideFooter
        />
      </Box>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={name}
        onChange={choose}
        aria-label="Rows in the file"
        sx={{ my: 2 }}
      >
        {names.map((option) => (
          <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        component="pre"
        role="status"
        aria-label="Content of the file"
        tabIndex={0}
        sx={{
          m: 0,
          p: 1.5,
          height: 150,
          borderRadius: 1,
          overflow: 'auto',
          bgcolor: 'action.hover',
          color: 'text.primary',
          fontSize: 13,
        }}
      >
        {csv}
      </Box>
    </Box>
  );
}
