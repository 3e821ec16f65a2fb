import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { slots } from './slots';
import { gorge, kilometers, meters, ridge } from './trails';

const Profile = styled(Box)(({ theme }) => ({
  width: '100%',
  '& .trail-casing': {
    stroke: (theme.vars ?? theme).palette.background.paper,
    strokeWidth: 9,
  },
  '& .trail-line': { strokeWidth: 3 },
  '& .trail-hatch': { strokeWidth: 4 },
  '& .trail-guide': { strokeWidth: 2, strokeDasharray: '2 4' },
  '& .trail-dot': {
    r: '7px',
    strokeWidth: 3,
    stroke: (theme.vars ?? theme).palette.background.paper,
  },
}));

export default function TrailProfile() {
  return (
    <Profile>
      {/* #region preview */}
      <LineChart
        height={300}
        xAxis={[{ data: kilometers, label: 'Kilometer', domainLimit: 'strict' }]}
        yAxis={[{ label: 'Elevation (m)', width: 64, min: 800, max: 1800 }]}
        series={[
          {
            label: 'Gorge trail',
            data: gorge,
            area: true,
            showMark: false,
            valueFormatter: meters,
          },
          {
            label: 'Ridge trail',
            data: ridge,
            showMark: false,
            valueFormatter: meters,
          },
        ]}
        slots={slots}
        grid={{ horizontal: true }}
        role="img"
        aria-label="Elevation along two trails to a hut"
      />
      {/* #endregion preview */}
    </Profile>
  );
}
