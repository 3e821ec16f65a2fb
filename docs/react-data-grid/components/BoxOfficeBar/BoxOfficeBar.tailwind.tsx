import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import {
  DataGrid,
  gridFilterModelSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, shows } from './shows';

// #region preview
const withSeats = { field: 'free', operator: '>', value: 0 };

function OfficeToolbar() {
  const apiRef = useGridApiContext();
  const filtered = useGridSelector(apiRef, gridFilterModelSelector).items.length > 0;

  return (
    <Toolbar className="gap-2 bg-hover px-4">
      <h3 className="m-0 me-auto [font-size:inherit] [line-height:inherit] font-semibold">
        Tonight
      </h3>
      {filtered && <Chip size="small" color="success" label="With free seats" />}
      <ToolbarButton
        aria-pressed={filtered}
        render={<Button size="small" />}
        onClick={() =>
          apiRef.current.setFilterModel({ items: filtered ? [] : [withSeats] })
        }
      >
        Free seats
      </ToolbarButton>
    </Toolbar>
  );
}

const slots = { toolbar: OfficeToolbar };
// #endregion preview

export default function BoxOfficeBar() {
  return (
    <div className="h-[330px] w-full">
      <DataGrid
        label="Shows tonight"
        rows={shows}
        columns={columns}
        showToolbar
        hideFooter
        slots={slots}
      />
    </div>
  );
}
