import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';

interface Item {
  id: number;
  department: string;
  budget: number;
  spent: number;
  approved: Date;
}

const columns: GridColDef<Item>[] = [
  { field: 'department', headerName: 'Department', flex: 1, minWidth: 115 },
  { field: 'budget', headerName: 'Budget (€)', type: 'number', width: 115 },
  { field: 'spent', headerName: 'Spent (€)', type: 'number', width: 110 },
  { field: 'approved', headerName: 'Approved', type: 'date', width: 115 },
];

const rows: Item[] = [
  {
    id: 1,
    department: 'Parks',
    budget: 240000,
    spent: 173500,
    approved: new Date(2026, 0, 20),
  },
  {
    id: 2,
    department: 'Roads',
    budget: 815000,
    spent: 820400,
    approved: new Date(2026, 0, 27),
  },
  {
    id: 3,
    department: 'Libraries',
    budget: 190000,
    spent: 164500,
    approved: new Date(2026, 1, 3),
  },
];

// #region preview
const excelOptions: GridExcelExportOptions = {
  fileName: 'city-report',
  columnsStyles: {
    budget: { numFmt: '#,##0 "€"' },
    spent: { numFmt: '#,##0 "€"', font: { bold: true } },
    approved: { numFmt: 'yyyy-mm-dd' },
  },
  exceljsPreProcess: async ({ workbook, worksheet }) => {
    workbook.creator = 'City treasury';
    worksheet.name = 'Report';
    worksheet.addRow(['Budget report 2026']).font = { bold: true, size: 14 };
    worksheet.addRow([]);
  },
  exceljsPostProcess: async ({ worksheet }) => {
    const last = worksheet.rowCount;
    worksheet.getColumn('department').width = 24;
    worksheet.views = [{ state: 'frozen', ySplit: 3 }];
    // A formula that Excel computes, instead of a fixed number.
    worksheet.addRow({
      department: 'Total',
      budget: { formula: `SUM(B4:B${last})` },
      spent: { formula: `SUM(C4:C${last})` },
    });
  },
};

const slotProps = {
  toolbar: {
    excelOptions,
    csvOptions: { disableToolbarButton: true },
    printOptions: { disableToolbarButton: true },
  },
};
// #endregion preview

export default function CityReport() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        showToolbar
        label="City budget"
        hideFooter
      />
    </Box>
  );
}
