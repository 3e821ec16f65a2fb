import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
  type GridGroupNode,
} from '@mui/x-data-grid-pro';
import { createFakeServer } from '@site/sample-data/fakeServer';
import { fileTree, toFileRows } from '@site/sample-data/fileTree';

const columns: GridColDef[] = [{ field: 'kind', headerName: 'Kind', width: 100 }];

const server = createFakeServer(toFileRows(fileTree), {
  latency: 50,
  getPath: (row) => row.path,
});

const dataSource: GridDataSource = {
  getRows: server.getTreeRows,
  getGroupKey: (row) => row.label,
  getChildrenCount: (row) => row.childrenCount,
};

// #region preview
const isGroupExpandedByDefault = (node: GridGroupNode) =>
  node.groupingKey === 'Recordings' || node.groupingKey === 'Heron Island';
// #endregion preview

export default function OpenBranches() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        columns={columns}
        dataSource={dataSource}
        treeData
        isGroupExpandedByDefault={isGroupExpandedByDefault}
        groupingColDef={{ headerName: 'File', width: 230 }}
        disableRowSelectionOnClick
        aria-label="Files of the study"
        hideFooter
      />
    </div>
  );
}
