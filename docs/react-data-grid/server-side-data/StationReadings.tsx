import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid';
import { createFakeServer } from '@site/sample-data/fakeServer';
import { createRandom } from '@site/sample-data/random';

const random = createRandom(2101);
const HEADS = [
  'Alder',
  'Brent',
  'Cairn',
  'Dunmore',
  'Esk',
  'Fenwick',
  'Gorse',
  'Hythe',
];
const TAILS = [
  'Ridge',
  'Quay',
  'Moor',
  'Pass',
  'Island',
  'Lighthouse',
  'Forest',
  'Dam',
];

const readings = HEADS.flatMap((head, first) =>
  TAILS.map((tail, second) => ({
    id: `WX-${100 + first * 8 + second}`,
    station: `${head} ${tail}`,
    elevation: random.integer(2, 1240),
    temperature: random.decimal(-8, 24, 1),
    wind: random.integer(0, 95),
  })),
);

const columns: GridColDef<(typeof readings)[number]>[] = [
  { field: 'station', headerName: 'Station', width: 160 },
  { field: 'elevation', headerName: 'Elevation (m)', type: 'number', width: 130 },
  { field: 'temperature', headerName: 'Air (°C)', type: 'number', width: 110 },
  { field: 'wind', headerName: 'Gusts (km/h)', type: 'number', width: 130 },
];

const initialState = {
  pagination: { paginationModel: { page: 0, pageSize: 5 } },
};
const pageSizeOptions = [5, 10];

const server = createFakeServer(readings, { latency: 700 });

export default function StationReadings() {
  const [asked, setAsked] = React.useState<GridGetRowsParams | null>(null);

  // #region preview
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        setAsked(params);
        const { rows, rowCount } = await server.getRows(params);
        return { rows, rowCount };
      },
    }),
    [],
  );
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 374 }}>
        <DataGrid
          columns={columns}
          dataSource={dataSource}
          initialState={initialState}
          pageSizeOptions={pageSizeOptions}
          aria-label="Latest readings of 64 weather stations"
        />
      </Box>
      <Typography variant="body2" sx={{ mt: 2 }} id="station-question">
        The server was last asked for:
      </Typography>
      <Box
        component="pre"
        role="status"
        aria-labelledby="station-question"
        sx={{
          m: 0,
          mt: 1,
          p: 1.5,
          height: 148,
          overflow: 'auto',
          fontSize: 12,
          lineHeight: 1.5,
          borderRadius: 1,
          bgcolor: 'action.hover',
        }}
        tabIndex={0}
      >
        {asked === null ? 'Nothing yet' : describe(asked)}
      </Box>
    </Box>
  );
}

function describe({
  paginationModel,
  sortModel,
  filterModel,
  ...rest
}: GridGetRowsParams) {
  return [
    `start: ${rest.start}, end: ${rest.end}`,
    `paginationModel: ${JSON.stringify(paginationModel)}`,
    `sortModel: ${JSON.stringify(sortModel)}`,
    `filterModel: ${JSON.stringify(filterModel, null, 1)}`,
  ].join('\n');
}
