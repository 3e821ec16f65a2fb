import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { PieChartPro } from '@mui/x-charts-pro/PieChartPro';

const formats = [
  { type: 'image/png', label: 'PNG' },
  { type: 'image/jpeg', label: 'JPEG' },
  { type: 'image/webp', label: 'WebP' },
];

const causes = [
  { id: 'fall', label: 'Fall', value: 118 },
  { id: 'lost', label: 'Lost the way', value: 79 },
  { id: 'exhaustion', label: 'Exhaustion', value: 54 },
  { id: 'avalanche', label: 'Avalanche', value: 11 },
];

export default function MenuFormats() {
  const [print, setPrint] = React.useState(false);
  const [types, setTypes] = React.useState(['image/png', 'image/webp']);

  const toggleType = (type: string) =>
    setTypes((current) =>
      current.includes(type)
        ? current.filter((other) => other !== type)
        : [...current, type],
    );

  return (
    <Box sx={{ width: '100%' }}>
      <FormGroup
        row
        role="group"
        aria-label="Items of the export menu"
        sx={{ mb: 1 }}
      >
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={print}
              onChange={(event) => setPrint(event.target.checked)}
            />
          }
          label="Print"
        />
        {formats.map(({ type, label }) => (
          <FormControlLabel
            key={type}
            control={
              <Checkbox
                size="small"
                checked={types.includes(type)}
                onChange={() => toggleType(type)}
              />
            }
            label={label}
          />
        ))}
      </FormGroup>
      {/* #region preview */}
      <PieChartPro
        showToolbar
        slotProps={{
          toolbar: {
            printOptions: { disableToolbarButton: !print },
            imageExportOptions: formats
              .filter(({ type }) => types.includes(type))
              .map(({ type }) => ({ type, fileName: 'causes-of-rescues' })),
          },
        }}
        height={200}
        series={[{ data: causes }]}
        sx={{ bgcolor: 'background.paper' }}
        role="img"
        aria-label="Causes of the rescues of a year"
      />
      {/* #endregion preview */}
    </Box>
  );
}
