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
import styles from './ToolShed.module.css';

// #region preview
function ToolToolbar() {
  return (
    <Toolbar className={styles.bar}>
      <QuickFilter expanded render={<div className={styles.search} />}>
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
              className={styles.field}
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
    <div className={styles.shed}>
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
