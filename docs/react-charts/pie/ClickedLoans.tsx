import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PieChart, pieClasses, type PieChartProps } from '@mui/x-charts/PieChart';

const loans = [
  { id: 'novels', label: 'Novels', value: 1840, color: '#6ea8dc' },
  { id: 'comics', label: 'Comics', value: 1320, color: '#e8a95b' },
  { id: 'films', label: 'Films', value: 610, color: '#79b88a' },
  { id: 'travel', label: 'Travel', value: 470, color: '#dd93ae' },
];

export default function ClickedLoans() {
  const [chosen, setChosen] = React.useState('nothing chosen yet');

  // #region preview
  const choose = (index: number) => {
    const section = loans[index];
    if (section) {
      setChosen(`${section.label}, ${section.value.toLocaleString('en-US')} loans`);
    }
  };
  const handleItemClick: PieChartProps['onItemClick'] = (_event, { dataIndex }) =>
    choose(dataIndex);

  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        height={220}
        hideLegend
        series={[
          { id: 'loans', data: loans, innerRadius: '40%', arcLabel: 'label' },
        ]}
        onItemClick={handleItemClick}
        sx={{ [`& .${pieClasses.arcLabel}`]: { fill: '#1b1b1b', fontSize: 14 } }}
        role="img"
        aria-label="Loans of a town library by section"
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1 }}>
        {loans.map(({ id, label }, index) => (
          <Button
            key={id}
            size="small"
            variant="outlined"
            onClick={() => choose(index)}
            sx={{ minWidth: 0, px: 1 }}
          >
            {label}
          </Button>
        ))}
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Chosen: {chosen}
      </Typography>
    </Box>
  );
  // #endregion preview
}
