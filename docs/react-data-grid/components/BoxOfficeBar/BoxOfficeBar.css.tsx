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
import styles from './BoxOfficeBar.module.css';

// #region preview
const withSeats = { field: 'free', operator: '>', value: 0 };

function OfficeToolbar() {
  const apiRef = useGridApiContext();
  const filtered = useGridSelector(apiRef, gridFilterModelSelector).items.length > 0;

  return (
    <Toolbar className={styles.bar}>
      <h3 className={styles.title}>Tonight</h3>
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
    <div className={styles.office}>
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
