import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GridLogicOperator,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Trail {
  id: number;
  trail: string;
  region: string;
  length: number;
}

const columns: GridColDef<Trail>[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 140 },
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 150 },
];

const rows: Trail[] = [
  { id: 1, trail: 'Heron Loop', region: 'Lakes', length: 8 },
  { id: 2, trail: 'Two Passes', region: 'Arn', length: 19 },
  { id: 3, trail: 'Mill Path', region: 'Lakes', length: 5 },
  { id: 4, trail: 'Eagle Ridge', region: 'Arn', length: 11 },
];

const initialState: DataGridProProps['initialState'] = {
  filter: {
    filterModel: {
      items: [
        { id: 1, field: 'length', operator: '<', value: 15 },
        { id: 2, field: 'region', operator: 'equals', value: 'Lakes' },
      ],
    },
  },
};

export default function LimitedPanel() {
  const [disableAddFilterButton, setDisableAdd] = React.useState(true);
  const [disableRemoveAllButton, setDisableRemove] = React.useState(true);

  // #region preview
  const slotProps = React.useMemo<DataGridProProps['slotProps']>(
    () => ({
      filterPanel: {
        disableAddFilterButton,
        disableRemoveAllButton,
        logicOperators: [GridLogicOperator.And],
      },
    }),
    [disableAddFilterButton, disableRemoveAllButton],
  );
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <FormGroup row>
        <FormControlLabel
          control={
            <Switch
              checked={disableAddFilterButton}
              onChange={(_, checked) => setDisableAdd(checked)}
            />
          }
          label="disableAddFilterButton"
        />
        <FormControlLabel
          control={
            <Switch
              checked={disableRemoveAllButton}
              onChange={(_, checked) => setDisableRemove(checked)}
            />
          }
          label="disableRemoveAllButton"
        />
      </FormGroup>
      <Box sx={{ height: 320, mt: 1 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          initialState={initialState}
          slotProps={slotProps}
          showToolbar
          aria-label="Trails with two fixed conditions"
          hideFooter
        />
      </Box>
    </Box>
  );
}
