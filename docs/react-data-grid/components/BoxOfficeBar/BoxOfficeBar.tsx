import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import {
  DataGrid,
  gridFilterModelSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, shows } from './shows';

const Bar = styled(Toolbar)(({ theme }) => ({
  gap: theme.spacing(1),
  paddingInline: theme.spacing(2),
  backgroundColor: (theme.vars ?? theme).palette.action.hover,
}));

const Title = styled('h3')({
  marginBlock: 0,
  marginInline: '0 auto',
  font: 'inherit',
  fontWeight: 600,
});

// #region preview
const withSeats = { field: 'free', operator: '>', value: 0 };

function OfficeToolbar() {
  const apiRef = useGridApiContext();
  const filtered = useGridSelector(apiRef, gridFilterModelSelector).items.length > 0;

  return (
    <Bar>
      <Title>Tonight</Title>
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
    </Bar>
  );
}

const slots = { toolbar: OfficeToolbar };
// #endregion preview

export default function BoxOfficeBar() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        label="Shows tonight"
        rows={shows}
        columns={columns}
        showToolbar
        hideFooter
        slots={slots}
      />
    </Box>
  );
}
