import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  useGridApiRef,
  type GridFilterModel,
} from '@mui/x-data-grid-premium';
import { watchFrames } from '@site/sample-data/frames';
import { createArticles, type Status } from './articles';
import { createColumns } from './columns';
import { useStock } from './useStock';

const VIEWS: { name: string; statuses?: Status[] }[] = [
  { name: 'All' },
  { name: 'To order', statuses: ['low', 'out of stock'] },
  { name: 'Missing', statuses: ['out of stock'] },
];

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
  const [view, setView] = React.useState('All');
  const { message, reorder, saveEdit, showError } = useStock(apiRef);
  const columns = React.useMemo(() => createColumns(reorder), [reorder]);

  const showView = (name: string) => {
    const statuses = VIEWS.find((item) => item.name === name)?.statuses;
    const model: GridFilterModel = {
      items: statuses
        ? [{ field: 'status', operator: 'isAnyOf', value: statuses }]
        : [],
    };
    apiRef.current?.setFilterModel(model);
    setView(name);
  };

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
          value={view}
          onChange={(_, name: string | null) => showView(name ?? view)}
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
          groupingColDef={{ width: 150 }}
          processRowUpdate={saveEdit}
          onProcessRowUpdateError={showError}
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
