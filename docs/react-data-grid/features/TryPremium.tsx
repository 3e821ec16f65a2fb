import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { theaterSeason, type TheaterRun } from '@site/sample-data/theaterSeason';

const columns: GridColDef<TheaterRun>[] = [
  { field: 'play', headerName: 'Play', width: 190, editable: true },
  { field: 'stage', headerName: 'Stage', width: 120 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  {
    field: 'nights',
    headerName: 'Nights',
    type: 'number',
    width: 120,
    editable: true,
  },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 120, editable: true },
];

// #region preview
interface Feature {
  name: string;
  /** What to try. */
  hint: string;
  props: Partial<DataGridPremiumProps<TheaterRun>>;
}

const features: Feature[] = [
  {
    name: 'Row grouping',
    hint: 'Grouped by stage. Group by genre instead in its column menu.',
    props: {
      initialState: {
        rowGrouping: { model: ['stage'] },
        columns: { columnVisibilityModel: { stage: false } },
      },
      defaultGroupingExpansionDepth: 1,
      groupingColDef: { width: 190 },
    },
  },
  {
    name: 'Aggregation',
    hint: 'A total below the column. Its menu offers the average and others.',
    props: {
      initialState: { aggregation: { model: { sold: 'sum', nights: 'avg' } } },
    },
  },
  {
    name: 'Pivoting',
    hint: 'Stages against genres. Move fields in the panel of the toolbar.',
    props: {
      showToolbar: true,
      initialState: {
        pivoting: {
          enabled: true,
          model: {
            rows: [{ field: 'stage' }],
            columns: [{ field: 'genre' }],
            values: [{ field: 'sold', aggFunc: 'sum' }],
          },
        },
      },
    },
  },
  {
    name: 'Cell selection',
    hint: 'Drag over cells. Ctrl+C copies them.',
    props: { cellSelection: true, disableRowSelectionOnClick: true },
  },
  {
    name: 'Paste and undo',
    hint: 'Copy a cell with Ctrl+C, paste it into another with Ctrl+V, undo with Ctrl+Z.',
    props: { cellSelection: true, disableRowSelectionOnClick: true },
  },
  {
    name: 'Excel export',
    hint: 'The arrow in the toolbar saves a file for Excel.',
    props: { showToolbar: true },
  },
];
// #endregion preview

export default function TryPremium() {
  const [feature, setFeature] = React.useState(features[0]!);

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        role="group"
        aria-label="Feature"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {features.map((other) => (
          <Chip
            key={other.name}
            label={other.name}
            clickable
            aria-pressed={other === feature}
            color={other === feature ? 'primary' : 'default'}
            onClick={() => setFeature(other)}
          />
        ))}
      </Box>
      <Box component="p" role="status" sx={{ my: 1.5, minHeight: 48 }}>
        {feature.hint}
      </Box>
      <Box sx={{ height: 380 }}>
        <DataGridPremium
          key={feature.name}
          label="Season in numbers"
          rows={theaterSeason}
          columns={columns}
          hideFooter
          {...feature.props}
        />
      </Box>
    </Box>
  );
}
