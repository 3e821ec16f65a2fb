import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import { wait } from '@site/sample-data/wait';

interface Landing {
  id: number;
  boat: string;
  fish: string;
  kilos: number;
}

const columns: GridColDef<Landing>[] = [
  { field: 'id', headerName: 'Slip', type: 'number', width: 60 },
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 110 },
  { field: 'fish', headerName: 'Fish', width: 90 },
  { field: 'kilos', headerName: 'kg', type: 'number', width: 62 },
];

const boats = ['Kittiwake', 'Second Wind', 'Santa Clara', 'Marguerite'];
const fish = ['Haddock', 'Ling', 'Saithe'];
const ROW_COUNT = 24;

// Simulates a request to a server that has 24 landings.
async function fetchLandings(start: number, count: number): Promise<Landing[]> {
  await wait(500);
  const length = Math.min(count, ROW_COUNT - start);
  return Array.from({ length }, (_, index) => {
    const id = start + index + 1;
    return {
      id,
      boat: boats[id % boats.length] ?? '',
      fish: fish[id % fish.length] ?? '',
      kilos: 120 + ((id * 370) % 910),
    };
  });
}

const noRows: Landing[] = [];

export default function AllPagesInFile() {
  const apiRef = useGridApiRef();
  const [model, setModel] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 3,
  });
  const [rows, setRows] = React.useState(noRows);
  const [loading, setLoading] = React.useState(true);
  const [result, setResult] = React.useState('No file yet.');

  React.useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        const start = model.page * model.pageSize;
        const landings = await fetchLandings(start, model.pageSize);
        if (isCurrent) {
          setRows(landings);
        }
      } catch (error) {
        if (isCurrent) {
          setResult(String(error));
        }
      }
      if (isCurrent) {
        setLoading(false);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [model]);

  const turnPage = (next: GridPaginationModel) => {
    setLoading(true);
    setModel(next);
  };

  const writeFile = () => {
    apiRef.current?.exportDataAsCsv({ fileName: 'landings' });
    const count = apiRef.current?.getRowModels().size;
    setResult(`The file has ${count} of ${ROW_COUNT} landings.`);
  };

  // #region preview
  const writeAll = async () => {
    setLoading(true);
    try {
      const all = await fetchLandings(0, ROW_COUNT);
      apiRef.current?.setRows(all);
      writeFile();
      // This runs before the next paint, so users don't see the other rows.
      apiRef.current?.setRows(rows);
    } catch (error) {
      setResult(String(error));
    }
    setLoading(false);
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 270 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          loading={loading}
          paginationMode="server"
          rowCount={ROW_COUNT}
          paginationModel={model}
          onPaginationModelChange={turnPage}
          pageSizeOptions={[3]}
          aria-label="Landings, page by page"
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
        <Button
          size="small"
          variant="outlined"
          disabled={loading}
          onClick={writeFile}
        >
          Write the file
        </Button>
        <Button
          size="small"
          variant="outlined"
          disabled={loading}
          onClick={writeAll}
        >
          Fetch all, then write
        </Button>
      </Box>
      <Typography role="status" variant="body2">
        {result}
      </Typography>
    </Box>
  );
}
