import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { watchFrames } from '@site/sample-data/frames';
import { createArticles } from './articles';
import { createColumns } from './columns';
import { useStock } from './useStock';
import { findView, toFilterModel, VIEWS } from './views';

const groupingColDef = { width: 170 };

// A browser that prints 100,000 rows stops responding.
const slotProps = { toolbar: { printOptions: { disableToolbarButton: true } } };

const initialState = {
  rowGrouping: { model: ['warehouse'] },
  aggregation: { model: { stock: 'sum', value: 'sum' } },
  columns: { columnVisibilityModel: { warehouse: false } },
  pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
};

function FramesPerSecond() {
  const [frames, setFrames] = React.useState(0);
  React.useEffect(() => watchFrames(({ perSecond }) => setFrames(perSecond)), []);
  return (
    <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {frames} frames/s
    </Typography>
  );
}

export default function Stockroom() {
  const apiRef = useGridApiRef();
  const [articles] = React.useState(() => createArticles(100_000));
  const [filterModel, setFilterModel] = React.useState(() => toFilterModel('All'));
  const { message, reorder, saveEdit, showError, showUndone, showRedone } =
    useStock(apiRef);
  const columns = React.useMemo(() => createColumns(reorder), [reorder]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          mb: 1,
        }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          value={findView(filterModel)}
          onChange={(_, name: string | null) => {
            if (name !== null) {
              setFilterModel(toFilterModel(name));
            }
          }}
          aria-label="View"
        >
          {VIEWS.map(({ name }) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FramesPerSecond />
      </Box>
      <Box sx={{ height: 520 }}>
        {/* #region preview */}
        <DataGridPremium
          apiRef={apiRef}
          rows={articles}
          columns={columns}
          initialState={initialState}
          groupingColDef={groupingColDef}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          processRowUpdate={saveEdit}
          onProcessRowUpdateError={showError}
          onUndo={showUndone}
          onRedo={showRedone}
          slotProps={slotProps}
          cellSelection
          disableRowSelectionOnClick
          rowHeight={40}
          showToolbar
          aria-label="Articles in stock"
        />
        {/* #endregion preview */}
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
