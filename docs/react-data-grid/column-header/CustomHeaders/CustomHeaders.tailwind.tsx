import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rows } from './seeds';

// #region preview
interface TwoLinesProps {
  title: string;
  unit: string;
}

function TwoLines({ title, unit }: TwoLinesProps) {
  return (
    <div className="text-end leading-tight">
      <div className="font-bold">{title}</div>
      <div className="text-xs text-muted">{unit}</div>
    </div>
  );
}

const header = 'bg-background! border-t-3! border-t-success! border-solid!';

const columns: GridColDef[] = [
  {
    field: 'species',
    headerName: 'Species',
    flex: 1,
    minWidth: 160,
    headerClassName: header,
  },
  {
    field: 'viability',
    headerName: 'Viability, %',
    type: 'number',
    width: 130,
    headerClassName: header,
    renderHeader: () => <TwoLines title="Viability" unit="percent" />,
  },
  {
    field: 'stock',
    headerName: 'Stock, g',
    type: 'number',
    width: 120,
    headerClassName: header,
    renderHeader: () => <TwoLines title="Stock" unit="grams" />,
  },
];
// #endregion preview

export default function CustomHeaders() {
  return (
    <div className="h-[229px] w-full">
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Seed bank, with custom headers"
        hideFooter
      />
    </div>
  );
}
