import Box from '@mui/material/Box';
import {
  Unstable_SankeyChart as SankeyChart,
  type SankeySeries,
} from '@mui/x-charts-pro/SankeyChart';

const links = [
  { source: 'Street bins', target: 'Wearable', value: 46200 },
  { source: 'Street bins', target: 'Worn out', value: 30800 },
  { source: 'Shop counter', target: 'Wearable', value: 38400 },
  { source: 'Shop counter', target: 'Worn out', value: 4100 },
];

// #region preview
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat('en', { style: 'percent' });

const valueFormatter: SankeySeries['valueFormatter'] = (value, context) => {
  if (context.location === 'label') {
    return `${number.format(value / 1000)} t`;
  }
  if (context.type === 'node') {
    return `${number.format(value)} kg`;
  }
  const total = links
    .filter((link) => link.source === context.sourceId)
    .reduce((sum, link) => sum + link.value, 0);
  return `${number.format(value)} kg, ${percent.format(value / total)}`;
};
// #endregion preview

export default function FormattedValues() {
  return (
    <Box sx={{ width: '100%' }}>
      <SankeyChart
        height={240}
        direction="ltr"
        series={{
          data: { links },
          linkOptions: { showValues: true },
          valueFormatter,
        }}
        role="img"
        aria-label="60% of the clothes from street bins and 90% of those from the shop counter are wearable"
      />
    </Box>
  );
}
