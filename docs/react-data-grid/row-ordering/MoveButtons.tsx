import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

interface Song {
  id: string;
  title: string;
}

const setlist: Song[] = [
  { id: 'tide', title: 'High Tide' },
  { id: 'lanterns', title: 'Paper Lanterns' },
  { id: 'north', title: 'Going North' },
];

// #region preview
export default function MoveButtons() {
  const apiRef = useGridApiRef();
  const [songs, setSongs] = React.useState(setlist);

  const columns = React.useMemo<GridColDef<Song>[]>(() => {
    const move = (id: string, from: number, to: number) => {
      const next = [...songs];
      next.splice(to, 0, ...next.splice(from, 1));
      setSongs(next);
      if (to === 0 || to === songs.length - 1) {
        // The button that was pressed is disabled now.
        setTimeout(() => apiRef.current?.setCellFocus(id, 'actions'));
      }
    };
    return [
      { field: 'title', headerName: 'Song', flex: 1, minWidth: 110 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 90,
        renderCell: (params) => {
          const index = songs.findIndex((song) => song.id === params.id);
          return (
            <GridActionsCell {...params}>
              <GridActionsCellItem
                icon={<ArrowUpwardIcon />}
                label={`Move ${params.row.title} up`}
                disabled={index === 0}
                onClick={() => move(params.row.id, index, index - 1)}
              />
              <GridActionsCellItem
                icon={<ArrowDownwardIcon />}
                label={`Move ${params.row.title} down`}
                disabled={index === songs.length - 1}
                onClick={() => move(params.row.id, index, index + 1)}
              />
            </GridActionsCell>
          );
        },
      },
    ];
  }, [apiRef, songs]);

  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid
        apiRef={apiRef}
        rows={songs}
        columns={columns}
        disableColumnSorting
        disableColumnFilter
        aria-label="Setlist with buttons"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
