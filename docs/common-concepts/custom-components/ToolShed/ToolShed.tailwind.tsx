import type * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { columns, rows } from './tools';

const field =
  'box-border w-full rounded-full border border-solid border-divider bg-paper px-3 py-1.5 text-inherit [font:inherit]';

// #region preview
function ToolToolbar() {
  return (
    <Toolbar className="gap-2 bg-hover p-2">
      <QuickFilter expanded render={<div className="min-w-0 flex-1" />}>
        <QuickFilterControl
          render={({ ref, value, onChange, onKeyDown }) => (
            <input
              ref={ref as React.Ref<HTMLInputElement>}
              type="search"
              aria-label="Find a tool"
              placeholder="Find a tool"
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              className={field}
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
    </Toolbar>
  );
}
// #endregion preview

const slots = { toolbar: ToolToolbar };

export default function ToolShed() {
  return (
    <div className="h-[370px] w-full">
      <DataGrid
        label="Tools to borrow"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        slots={slots}
      />
    </div>
  );
}
