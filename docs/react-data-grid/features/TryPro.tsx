import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { theaterSeason, type TheaterRun } from '@site/sample-data/theaterSeason';

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const columns: GridColDef<TheaterRun>[] = [
  { field: 'play', headerName: 'Play', width: 190 },
  { field: 'stage', headerName: 'Stage', width: 140 },
  { field: 'genre', headerName: 'Genre', width: 130 },
  { field: 'premiere', headerName: 'Premiere', type: 'date', width: 150 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 130 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 130 },
];

function Takings({ run }: { run: TheaterRun }) {
  return (
    <Box sx={{ p: 2 }}>
      {run.sold.toLocaleString('en-US')} tickets at {money.format(run.price)} bring
      in {money.format(run.sold * run.price)}.
    </Box>
  );
}

const bestSeller = theaterSeason[0]!;

// #region preview
interface Feature {
  name: string;
  /** What to try. */
  hint: string;
  props: Partial<DataGridProProps<TheaterRun>>;
}

const features: Feature[] = [
  {
    name: 'Column pinning',
    hint: 'Scroll sideways: the play stays.',
    props: { initialState: { pinnedColumns: { left: ['play'] } } },
  },
  {
    name: 'Row pinning',
    hint: 'The first row stays at the top, however you sort.',
    props: { pinnedRows: { top: [bestSeller] }, rows: theaterSeason.slice(1) },
  },
  {
    name: 'Header filters',
    hint: 'An input below each header. A row must meet all conditions.',
    props: { headerFilters: true },
  },
  {
    name: 'Multi-sorting',
    hint: 'Sorted by stage, then by nights. Hold Shift and press a third header.',
    props: {
      initialState: {
        sorting: {
          sortModel: [
            { field: 'stage', sort: 'asc' },
            { field: 'nights', sort: 'desc' },
          ],
        },
      },
    },
  },
  {
    name: 'Tree data',
    hint: 'Plays below their stage. Expand a stage.',
    props: {
      treeData: true,
      getTreeDataPath: (run) => [run.stage, run.play],
      groupingColDef: { headerName: 'Stage and play', width: 230 },
      initialState: {
        columns: { columnVisibilityModel: { play: false, stage: false } },
      },
    },
  },
  {
    name: 'Detail panel',
    hint: 'Open a row with the plus sign at its start.',
    props: {
      getDetailPanelContent: ({ row }: GridRowParams<TheaterRun>) => (
        <Takings run={row} />
      ),
      getDetailPanelHeight: () => 56,
    },
  },
  {
    name: 'Row reordering',
    hint: 'Drag a row by its handle.',
    props: { rowReordering: true },
  },
  {
    name: 'Column reordering',
    hint: 'Drag a header to another place.',
    props: {},
  },
];
// #endregion preview

export default function TryPro() {
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
        <DataGridPro
          key={feature.name}
          aria-label="Season on three stages"
          rows={theaterSeason}
          columns={columns}
          hideFooter
          {...feature.props}
        />
      </Box>
    </Box>
  );
}
