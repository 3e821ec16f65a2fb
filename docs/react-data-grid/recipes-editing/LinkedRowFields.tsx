import Box from '@mui/material/Box';
import {
  DataGrid,
  GridEditInputCell,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

type Client = 'Fjord Lines' | 'Glass Museum' | 'In-house';

interface Job {
  id: string;
  title: string;
  client: Client;
  contact: string | null;
}

const contacts: Record<Client, string[]> = {
  'Fjord Lines': ['Kari Moen', 'Lars Vik'],
  'Glass Museum': ['Ada Fenn', 'Tom Reyes'],
  'In-house': [],
};

// #region preview
function ClientEditor(params: GridRenderEditCellParams<Job, Client>) {
  const apiRef = useGridApiContext();

  const clearContact = async (_: unknown, client: Client) => {
    if (client !== params.value) {
      const { id } = params;
      await apiRef.current.setEditCellValue({ id, field: 'contact', value: null });
    }
  };

  return <GridEditSingleSelectCell {...params} onValueChange={clearContact} />;
}

function checkContact({
  props,
  row,
  otherFieldsProps,
}: GridPreProcessEditCellProps) {
  const client: Client = otherFieldsProps?.client?.value ?? row.client;
  const isRequired = contacts[client].length > 0;
  return { ...props, error: isRequired && props.value == null };
}
// #endregion preview

const columns: GridColDef<Job>[] = [
  {
    field: 'title',
    headerName: 'Title',
    flex: 1,
    minWidth: 130,
    editable: true,
    // Without a delay, Enter saves even right after the last keystroke.
    renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={0} />,
  },
  {
    field: 'client',
    headerName: 'Client',
    type: 'singleSelect',
    valueOptions: Object.keys(contacts),
    width: 140,
    editable: true,
    renderEditCell: (params) => <ClientEditor {...params} />,
  },
  {
    field: 'contact',
    headerName: 'Contact',
    type: 'singleSelect',
    valueOptions: ({ row }) =>
      row ? contacts[row.client] : Object.values(contacts).flat(),
    preProcessEditCellProps: checkContact,
    width: 140,
    editable: true,
  },
];

const rows: Job[] = [
  {
    id: 'T-301',
    title: 'Ferry timetable',
    client: 'Fjord Lines',
    contact: 'Lars Vik',
  },
  {
    id: 'T-303',
    title: 'Audio guide',
    client: 'Glass Museum',
    contact: 'Ada Fenn',
  },
  { id: 'T-304', title: 'Style guide', client: 'In-house', contact: null },
];

export default function LinkedRowFields() {
  return (
    <Box sx={{ height: 216, width: '100%' }}>
      <DataGrid
        editMode="row"
        rows={rows}
        columns={columns}
        aria-label="Translation jobs with linked fields"
        hideFooter
        sx={{
          '& .Mui-error': {
            boxShadow: (theme) => `inset 0 0 0 2px ${theme.palette.error.main}`,
          },
        }}
      />
    </Box>
  );
}
