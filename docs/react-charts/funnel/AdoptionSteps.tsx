import Box from '@mui/material/Box';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

// #region preview
export default function AdoptionSteps() {
  return (
    <Box sx={{ width: '100%' }}>
      <FunnelChart
        height={300}
        series={[
          {
            data: [
              { label: 'Inquiries', value: 1240 },
              { label: 'Visits', value: 860 },
              { label: 'Applications', value: 530 },
              { label: 'Home checks', value: 340 },
              { label: 'Adoptions', value: 285 },
            ],
          },
        ]}
        role="img"
        aria-label="From 1,240 inquiries to 285 adoptions at a dog shelter"
      />
    </Box>
  );
}
// #endregion preview
