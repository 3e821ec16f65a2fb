import Box from '@mui/material/Box';
import { FunnelChart, funnelClasses } from '@mui/x-charts-pro/FunnelChart';

const names = ['Inquiries', 'Visits', 'Applications', 'Home checks', 'Adoptions'];
const lastYear = [980, 700, 610, 420, 245];
const thisYear = [1240, 860, 530, 340, 285];

// #region preview
function toSteps(values: number[], year: string, color: string) {
  return values.map((value, index) => ({
    value,
    color,
    label: (place: 'legend' | 'tooltip' | 'section') => {
      if (place === 'legend') {
        return index === 0 ? year : undefined;
      }
      return `${names[index]} in ${year}`;
    },
  }));
}

export default function TwoYears() {
  return (
    <Box sx={{ width: '100%' }}>
      <FunnelChart
        height={300}
        categoryAxis={{ categories: names, size: 95 }}
        series={[
          {
            id: 'this-year',
            data: toSteps(thisYear, '2025', '#4fc3f7'),
          },
          {
            id: 'last-year',
            data: toSteps(lastYear, '2024', '#d81b60'),
            variant: 'outlined',
            sectionLabel: false,
          },
        ]}
        sx={{
          [`& .${funnelClasses.sectionLabel}`]: { fill: '#102027' },
          '& [data-series="last-year"] path': {
            fillOpacity: 0,
            strokeWidth: 2.5,
            pointerEvents: 'stroke',
          },
        }}
        role="img"
        aria-label="Steps to an adoption in 2025 compared with 2024"
      />
    </Box>
  );
}
// #endregion preview
