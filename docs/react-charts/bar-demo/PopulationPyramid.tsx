import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

/** Guests of a hostel in one year, by age. */
const ages = ['0–9', '10–19', '20–29', '30–39', '40–49', '50–59', '60–69', '70+'];
const women = [212, 634, 718, 391, 342, 285, 236, 97];
const men = [225, 581, 602, 367, 318, 301, 198, 64];

// Without it, ranges such as 10–19 are reversed on right-to-left pages.
const tickLabelStyle = { direction: 'ltr', textAnchor: 'end' } as const;

// #region preview
function positive(value: number | null) {
  return value === null ? '' : `${Math.abs(value)}`;
}

export default function PopulationPyramid() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={340}
        layout="horizontal"
        // The youngest at the bottom.
        yAxis={[
          {
            data: ages,
            reverse: true,
            categoryGapRatio: 0.08,
            width: 56,
            tickLabelStyle,
          },
        ]}
        xAxis={[{ min: -800, max: 800, valueFormatter: positive, label: 'Guests' }]}
        series={[
          {
            label: 'Women',
            color: '#8e5ea2',
            stack: 'guests',
            data: women.map((guests) => -guests),
            valueFormatter: positive,
          },
          {
            label: 'Men',
            color: '#3a8f86',
            stack: 'guests',
            data: men,
            valueFormatter: positive,
          },
        ]}
        grid={{ vertical: true }}
        role="img"
        aria-label="Guests of a hostel by age, women on the left and men on the right; most are 10 to 29"
      />
    </Box>
  );
}
// #endregion preview
