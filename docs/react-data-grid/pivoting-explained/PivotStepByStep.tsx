import * as React from 'react';
import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

type PivotModel = NonNullable<DataGridPremiumProps['pivotModel']>;

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', width: 110 },
  { field: 'flavor', headerName: 'Flavor', width: 110 },
  { field: 'stand', headerName: 'Stand', width: 100 },
  { field: 'scoops', headerName: 'Scoops', type: 'number', width: 95 },
  { field: 'euros', headerName: 'Euros', type: 'number', width: 90 },
];

const rows = [
  { id: 1, day: 'Saturday', flavor: 'Lemon', stand: 'Pier', scoops: 12, euros: 30 },
  { id: 2, day: 'Saturday', flavor: 'Lemon', stand: 'Park', scoops: 8, euros: 20 },
  { id: 3, day: 'Saturday', flavor: 'Mint', stand: 'Pier', scoops: 5, euros: 15 },
  { id: 4, day: 'Saturday', flavor: 'Mint', stand: 'Park', scoops: 7, euros: 21 },
  { id: 5, day: 'Sunday', flavor: 'Lemon', stand: 'Pier', scoops: 20, euros: 50 },
  { id: 6, day: 'Sunday', flavor: 'Lemon', stand: 'Park', scoops: 10, euros: 25 },
  { id: 7, day: 'Sunday', flavor: 'Mint', stand: 'Pier', scoops: 6, euros: 18 },
  { id: 8, day: 'Sunday', flavor: 'Mint', stand: 'Park', scoops: 9, euros: 27 },
];

const flavors = [{ field: 'flavor' }];
const days = [{ field: 'day' }];
const scoops = { field: 'scoops', aggFunc: 'sum' };
const euros = { field: 'euros', aggFunc: 'sum' };

// #region preview
const STEPS: { label: string; model?: PivotModel }[] = [
  { label: 'List' },
  { label: 'Rows', model: { rows: flavors, columns: [], values: [] } },
  { label: 'Values', model: { rows: flavors, columns: [], values: [scoops] } },
  { label: 'Columns', model: { rows: flavors, columns: days, values: [scoops] } },
  {
    label: 'Two values',
    model: { rows: flavors, columns: days, values: [scoops, euros] },
  },
];
// #endregion preview

export default function PivotStepByStep() {
  const [step, setStep] = React.useState(0);
  const { model } = STEPS[step] ?? {};

  return (
    <Box sx={{ width: '100%' }}>
      <Stepper nonLinear alternativeLabel activeStep={step} sx={{ mx: 1, mb: 1 }}>
        {STEPS.map(({ label }, index) => (
          <Step key={label}>
            <StepButton onClick={() => setStep(index)}>{label}</StepButton>
          </Step>
        ))}
      </Stepper>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          pivotActive={model !== undefined}
          pivotModel={model ?? STEPS[1]?.model}
          rowHeight={40}
          disableRowSelectionOnClick
          aria-label="Ice cream sales"
          hideFooter
        />
      </Box>
    </Box>
  );
}
