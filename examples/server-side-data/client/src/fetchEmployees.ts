import type { GridGetRowsParams } from '@mui/x-data-grid';
import type { ApiError, ApiResponse } from '../../shared/employees';

export async function fetchEmployees(
  url: string,
  params: GridGetRowsParams,
): Promise<ApiResponse> {
  const query = new URLSearchParams({
    page: String(params.paginationModel?.page ?? 0),
    pageSize: String(params.paginationModel?.pageSize ?? 25),
    sortModel: JSON.stringify(params.sortModel),
    filterModel: JSON.stringify(params.filterModel),
  });
  const response = await fetch(`${url}?${query}`);
  if (!response.ok) {
    // A proxy in between may answer with something other than JSON.
    const body: Partial<ApiError> = await response.json().catch(() => ({}));
    throw new Error(body.error ?? `The server answered ${response.status}.`);
  }
  return response.json();
}
