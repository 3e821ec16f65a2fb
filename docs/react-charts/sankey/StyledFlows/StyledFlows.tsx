import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import {
  Unstable_SankeyChart as SankeyChart,
  sankeyClasses,
} from '@mui/x-charts-pro/SankeyChart';
import { links } from './flows';

export default function StyledFlows() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <SankeyChart
        height={260}
        direction="ltr"
        series={{ data: { links }, linkOptions: { showValues: true } }}
        role="img"
        aria-label="Use of wearable and worn-out clothes, in tons"
        sx={{
          [`& .${sankeyClasses.node}`]: { rx: '4px' },
          [`& .${sankeyClasses.nodeLabel}`]: { fontSize: 14, fontWeight: 600 },
          [`& .${sankeyClasses.linkLabel}`]: { fill: palette.text.secondary },
          [`& .${sankeyClasses.link}[data-link-target="Burned"]`]: {
            fill: palette.error.main,
            stroke: palette.error.main,
          },
          [`& .${sankeyClasses.link}[data-highlighted="true"]`]: {
            stroke: palette.text.primary,
          },
        }}
      />
      {/* #endregion preview */}
    </Box>
  );
}
