import Box from '@mui/material/Box';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028];

/** Percent of homes in a county that have a fiber line; expected from 2026 on. */
const homes = [12, 19, 27, 36, 46, 55, 63, 70, 76, 81, 85];
const lastCount = years.indexOf(2025);

function percent(value: number | null) {
  // No row in the tooltip for the years without a value.
  return value === null ? null : `${value}%`;
}

export default function FiberForecast() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <LineChart
        height={300}
        xAxis={[
          {
            data: years,
            scaleType: 'point',
            label: 'Year (dashed: forecast)',
            valueFormatter: (year) => `${year}`,
          },
        ]}
        yAxis={[{ label: 'Homes with fiber (%)', min: 0, max: 100 }]}
        series={[
          {
            label: 'Counted',
            color: '#7e57c2',
            data: homes.map((share, index) => (index <= lastCount ? share : null)),
            valueFormatter: percent,
          },
          {
            id: 'forecast',
            label: 'Forecast',
            color: '#7e57c2',
            // The last counted year as well, so that the lines meet.
            data: homes.map((share, index) => (index >= lastCount ? share : null)),
            showMark: false,
            valueFormatter: (value, { dataIndex }) =>
              dataIndex === lastCount ? null : percent(value),
          },
        ]}
        sx={{
          [`& .${lineClasses.line}[data-series="forecast"]`]: {
            strokeDasharray: '6 4',
          },
        }}
        grid={{ horizontal: true }}
        hideLegend
        role="img"
        aria-label="Homes with a fiber line, counted up to 2025 and expected up to 2028"
      />
      {/* #endregion preview */}
    </Box>
  );
}
