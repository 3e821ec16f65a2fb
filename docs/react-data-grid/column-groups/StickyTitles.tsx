import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

// #region preview
const months = [
  { name: 'April 2026', days: 30 },
  { name: 'May 2026', days: 31 },
];
const fieldOf = (month: string, day: number) => `${month}, day ${day}`;

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', width: 120 },
];
const columnGroupingModel: GridColumnGroupingModel = [];

for (const { name, days } of months) {
  const fields = Array.from({ length: days }, (_, index) =>
    fieldOf(name, index + 1),
  );
  fields.forEach((field, index) =>
    columns.push({ field, headerName: `${index + 1}`, type: 'number', width: 70 }),
  );
  columnGroupingModel.push({
    groupId: name,
    children: fields.map((field) => ({ field })),
  });
}

const group = `& .${gridClasses.columnHeaders} .${gridClasses['columnHeader--filledGroup']}`;
const stickyTitles = {
  // A title would stick to the nearest box with `overflow: hidden`.
  [`${group}, ${group} .${gridClasses.columnHeaderTitleContainer}`]: {
    overflow: 'clip',
  },
  [`${group} .${gridClasses.columnHeaderTitleContainerContent}`]: {
    position: 'sticky',
    insetInlineStart: 10,
  },
};
// #endregion preview

const stations = ['Fell Head', 'Harbor Wall', 'Mill Lane'];

const rows = stations.map((station, id) => ({
  id,
  station,
  ...Object.fromEntries(
    columns
      .slice(1)
      .map(({ field }, day) => [field, ((day + 3) * (7 - 2 * id) * 11) % 23]),
  ),
}));

export default function StickyTitles() {
  return (
    <Box sx={{ height: 285, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        sx={stickyTitles}
        aria-label="Daily rain, mm"
        hideFooter
      />
    </Box>
  );
}
