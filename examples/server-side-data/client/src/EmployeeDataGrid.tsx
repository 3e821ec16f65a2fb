import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { MAX_PAGE_SIZE, type Employee } from '../../shared/employees';
import { fetchEmployees } from './fetchEmployees';

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 170 },
  { field: 'job', headerName: 'Job', width: 150 },
  { field: 'port', headerName: 'Port', width: 130 },
  { field: 'ship', headerName: 'Ship', width: 130 },
  { field: 'hiredOn', headerName: 'Hired on', width: 120 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 130,
    valueFormatter: (value?: number) => (value == null ? '' : euros.format(value)),
  },
];

const initialState = {
  pagination: { paginationModel: { page: 0, pageSize: 25 } },
};
const pageSizeOptions = [25, 50, MAX_PAGE_SIZE];

interface EmployeeDataGridProps {
  /** Address of the endpoint. */
  url: string;
}

export function EmployeeDataGrid({ url }: EmployeeDataGridProps) {
  const apiRef = useGridApiRef();
  const [error, setError] = React.useState<Error | null>(null);
  const clearError = () => setError(null);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const { rows, total } = await fetchEmployees(url, params);
        return { rows, rowCount: total };
      },
    }),
    [url],
  );

  const retry = () => {
    clearError();
    return apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true });
  };

  return (
    <>
      <Box role="status" sx={{ minHeight: 64 }}>
        {error && (
          <Alert
            severity="error"
            role={undefined}
            action={
              <Button color="inherit" size="small" onClick={retry}>
                Retry
              </Button>
            }
          >
            The employees could not be loaded. {error.message}
          </Alert>
        )}
      </Box>
      <Box sx={{ height: 560 }}>
        <DataGrid
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={setError}
          onPaginationModelChange={clearError}
          onSortModelChange={clearError}
          onFilterModelChange={clearError}
          initialState={initialState}
          pageSizeOptions={pageSizeOptions}
          disableRowSelectionOnClick
          showToolbar
          aria-label="Employees"
        />
      </Box>
    </>
  );
}
