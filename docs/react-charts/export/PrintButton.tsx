import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';

// #region preview
function printOnWhite(iframe: HTMLIFrameElement) {
  const style = iframe.contentDocument?.createElement('style');
  if (!style) {
    return;
  }
  style.textContent = `
    @page { size: A5 landscape; margin: 15mm; }
    html, body { color-scheme: light; background: white; }
    .MuiChartsLegend-root { color: black; }
    .MuiFunnelSection-label { fill: black; }
  `;
  iframe.contentDocument?.head.append(style);
}

export default function PrintButton() {
  const apiRef = useChartProApiRef<'funnel'>();

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() =>
          apiRef.current?.exportAsPrint({ onBeforeExport: printOnWhite })
        }
      >
        Print the funnel
      </Button>
      <FunnelChart
        apiRef={apiRef}
        height={260}
        series={[
          {
            data: [
              { value: 412, label: 'Emergency calls' },
              { value: 262, label: 'Rescues' },
              { value: 87, label: 'Helicopter flights' },
            ],
          },
        ]}
        role="img"
        aria-label="From emergency calls to rescues and helicopter flights"
      />
    </Box>
  );
}
// #endregion preview
