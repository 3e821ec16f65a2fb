import * as React from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { wait } from '@site/sample-data/wait';

interface Runner {
  id: number;
  runner: string;
  laps: number;
}

const rows: Runner[] = [
  { id: 1, runner: 'Okafor', laps: 6 },
  { id: 2, runner: 'Lindqvist', laps: 3 },
  { id: 3, runner: 'Barros', laps: 9 },
];

const columns: GridColDef<Runner>[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 110 },
  { field: 'laps', headerName: 'Laps', type: 'number', width: 90 },
];

const LINE_HEIGHT = 24;

function LapTimes({ row }: { row: Runner }) {
  const [times, setTimes] = React.useState<number[] | null>(null);
  React.useEffect(() => {
    let isCurrent = true;
    void wait(900).then(() => {
      const loaded = Array.from({ length: row.laps }, (_, lap) => 62 + lap * row.id);
      return isCurrent && setTimes(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [row]);

  return (
    <div role="row">
      <Box
        role="gridcell"
        aria-live="polite"
        sx={{ p: 1, lineHeight: `${LINE_HEIGHT}px` }}
      >
        {Array.from({ length: row.laps }, (_, lap) => (
          <Box key={lap} sx={{ height: LINE_HEIGHT }}>
            {times ? `Lap ${lap + 1}: ${times[lap]} s` : <Skeleton width={120} />}
          </Box>
        ))}
      </Box>
    </div>
  );
}

// #region preview
const getPanel = ({ row }: { row: Runner }) => <LapTimes row={row} />;

// The row says how high its panel will be, before the details are there.
const getPanelHeight = ({ row }: { row: Runner }) => row.laps * LINE_HEIGHT + 16;
// #endregion preview

export default function PanelOfKnownHeight() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={getPanel}
        getDetailPanelHeight={getPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1]) } }}
        aria-label="Runners with their laps"
        hideFooter
      />
    </Box>
  );
}
