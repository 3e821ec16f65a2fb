import * as React from 'react';
import CoffeeMakerIcon from '@mui/icons-material/CoffeeMaker';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import TheaterComedyIcon from '@mui/icons-material/TheaterComedy';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import {
  columns,
  everything,
  noPlays,
  nothing,
  plays,
  situations,
  type Situation,
} from './plays';

// #region preview
function Message({
  icon,
  children,
}: React.PropsWithChildren<{ icon: React.ReactNode }>) {
  return (
    <GridOverlay
      role="status"
      className="text-muted [&_svg]:text-[40px] [&_svg]:text-primary"
    >
      {icon}
      {children}
    </GridOverlay>
  );
}

const slots = {
  noRowsOverlay: () => (
    <Message icon={<TheaterComedyIcon />}>No plays in the repertoire yet</Message>
  ),
  noResultsOverlay: () => (
    <Message icon={<SearchOffIcon />}>No play has so many acts</Message>
  ),
  loadingOverlay: () => (
    <Message icon={<CoffeeMakerIcon />}>Fetching the repertoire</Message>
  ),
};
// #endregion preview

export default function EmptyStage() {
  const [situation, setSituation] = React.useState<Situation>('empty');

  return (
    <div className="w-full">
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Situation"
        value={situation}
        onChange={(_, next: Situation | null) => next && setSituation(next)}
        className="mb-4"
      >
        {(Object.keys(situations) as Situation[]).map((name) => (
          <ToggleButton key={name} value={name}>
            {situations[name]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div className="h-[260px]">
        <DataGrid
          aria-label="Repertoire"
          rows={situation === 'empty' ? noPlays : plays}
          columns={columns}
          filterModel={situation === 'filtered' ? nothing : everything}
          loading={situation === 'loading'}
          slots={slots}
          hideFooter
        />
      </div>
    </div>
  );
}
