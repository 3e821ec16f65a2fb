import {
  DataGridPremium,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createFakeServer } from '@site/sample-data/fakeServer';
import { fileTree, toFileRows } from '@site/sample-data/fileTree';

const kilobytes = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

const toKilobytes = (bytes?: number) =>
  bytes === undefined ? '' : `${kilobytes.format(bytes / 1000)} kB`;

const columns: GridColDef[] = [
  { field: 'kind', headerName: 'Kind', width: 100 },
  {
    field: 'size',
    headerName: 'Size',
    type: 'number',
    width: 130,
    valueFormatter: toKilobytes,
  },
];

const rows = toFileRows(fileTree);
const server = createFakeServer(rows, { latency: 300, getPath: (row) => row.path });

// #region preview
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const answer = await server.getTreeRows(params);
    if (params.groupKeys?.length) {
      return answer;
    }
    const size = answer.rows.reduce((sum, row) => sum + row.size, 0);
    return { ...answer, aggregateRow: { size } };
  },
  getGroupKey: (row) => row.label,
  getChildrenCount: (row) => row.childrenCount,
  getAggregatedValue: (row, field) => row[field],
};
// #endregion preview

const aggregationFunctions = { sum: { columnTypes: ['number'] } };
const initialState = { aggregation: { model: { size: 'sum' } } };

export default function SizesOfFolders() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        treeData
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        groupingColDef={{ headerName: 'File', width: 270 }}
        disableRowSelectionOnClick
        aria-label="Files and their sizes"
        hideFooter
      />
    </div>
  );
}
