import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { useFocusedItem, usePieSeries } from '@mui/x-charts/hooks';
import {
  PIE_CHART_PLUGINS,
  PieArc,
  PiePlot,
  type PieArcProps,
  type PieChartPluginSignatures,
} from '@mui/x-charts/PieChart';

const harvest = [
  { id: 'gala', label: 'Gala', value: 5200 },
  { id: 'rome', label: 'Rome', value: 3900 },
  { id: 'fuji', label: 'Fuji', value: 2400 },
  { id: 'topaz', label: 'Topaz', value: 1500 },
];

// #region preview
const FocusArc = styled(PieArc)(({ theme, isFocused }) =>
  isFocused
    ? { stroke: (theme.vars ?? theme).palette.text.primary, strokeWidth: 4 }
    : {},
);

function Arc(props: PieArcProps) {
  return <FocusArc {...props} />;
}

const slots = { pieArc: Arc };

function SpokenSlice() {
  const item = useFocusedItem();
  const [series] = usePieSeries();
  const slice =
    item?.type === 'pie' ? series?.data[item.dataIndex ?? -1] : undefined;

  return (
    <Typography role="status" variant="body2">
      {slice
        ? `${String(slice.label)}: ${slice.formattedValue}`
        : 'No slice has the focus.'}
    </Typography>
  );
}

export default function KeyboardPie() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider<'pie', PieChartPluginSignatures>
        height={220}
        margin={5}
        plugins={PIE_CHART_PLUGINS}
        enableKeyboardNavigation
        series={[
          {
            type: 'pie',
            data: harvest,
            valueFormatter: ({ value }) => `${value.toLocaleString('en-US')} kg`,
          },
        ]}
      >
        <ChartsLegend sx={{ gap: 1 }} />
        <ChartsSurface aria-label="Harvest of an orchard by apple, arrow keys move between slices">
          <PiePlot slots={slots} />
        </ChartsSurface>
        <SpokenSlice />
        <ChartsTooltip trigger="item" />
      </ChartsDataProvider>
    </Box>
  );
}
// #endregion preview
