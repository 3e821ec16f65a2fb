import type * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  DataGrid,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { columns, rows } from './tools';

const Bar = styled(Toolbar)(({ theme }) => ({
  gap: theme.spacing(1),
  padding: theme.spacing(1),
  backgroundColor: (theme.vars ?? theme).palette.action.hover,
}));

const Field = styled('input')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  padding: theme.spacing(0.75, 1.5),
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 999,
  background: (theme.vars ?? theme).palette.background.paper,
  color: 'inherit',
  font: 'inherit',
}));

// #region preview
function ToolToolbar() {
  return (
    <Bar>
      <QuickFilter expanded render={<Box sx={{ flex: 1, minWidth: 0 }} />}>
        <QuickFilterControl
          render={({ ref, value, onChange, onKeyDown }) => (
            <Field
              ref={ref as React.Ref<HTMLInputElement>}
              type="search"
              aria-label="Find a tool"
              placeholder="Find a tool"
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
            />
          )}
        />
      </QuickFilter>
      <FilterPanelTrigger
        render={(props, { filterCount }) => (
          <ToolbarButton {...props} render={<Button size="small" />}>
            Filters: {filterCount}
          </ToolbarButton>
        )}
      />
    </Bar>
  );
}
// #endregion preview

const slots = { toolbar: ToolToolbar };

export default function ToolShed() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Tools to borrow"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        slots={slots}
      />
    </Box>
  );
}
