import Box from '@mui/material/Box';
import { alpha, type Theme } from '@mui/material/styles';
import {
  DataGridPro,
  gridClasses,
  type GridRowClassNameParams,
} from '@mui/x-data-grid-pro';
import { columns, initialState, timesheets, type Timesheet } from './timesheets';

// #region preview
const getRowClassName = ({ row }: GridRowClassNameParams<Timesheet>) =>
  row.total > 40 ? 'overtime' : '';

const sx = (theme: Theme) => {
  const tint = alpha(theme.palette.warning.main, 0.2);
  const { 'cell--pinnedLeft': left, 'cell--pinnedRight': right } = gridClasses;
  return {
    '& .overtime': { backgroundImage: `linear-gradient(${tint}, ${tint})` },
    [`& .overtime .${left}, & .overtime .${right}`]: { backgroundImage: 'inherit' },
  };
};
// #endregion preview

export default function ColoredRows() {
  return (
    <Box sx={{ height: 281, width: '100%' }}>
      <DataGridPro
        rows={timesheets}
        columns={columns}
        initialState={initialState}
        getRowClassName={getRowClassName}
        sx={sx}
        aria-label="Hours, with overtime in color"
        hideFooter
      />
    </Box>
  );
}
