import Box from '@mui/material/Box';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { defaultOnBeforeExport } from '@mui/x-charts-pro/models';

// #region preview
function addTitle(iframe: HTMLIFrameElement) {
  const copy = iframe.contentDocument;
  const chart = copy?.body.firstElementChild;
  if (!copy || !chart) {
    return;
  }
  defaultOnBeforeExport(iframe); // removes the toolbar

  const title = copy.createElement('h1');
  title.textContent = 'Mountain rescue: volunteers on call, 2025';
  Object.assign(title.style, { font: '600 18px sans-serif', margin: '0 0 16px' });
  copy.body.prepend(title);

  const { backgroundColor, color } = getComputedStyle(chart);
  Object.assign(copy.body.style, { color, padding: '24px' });
  // Without a background of its own, the chart is transparent.
  if (backgroundColor !== 'rgba(0, 0, 0, 0)') {
    copy.body.style.backgroundColor = backgroundColor;
  }
  // The page may set 100%, which would be the height of the hidden iframe: 0.
  copy.body.style.height = 'auto';
  copy.dir = document.dir;
}
// #endregion preview

const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];

export default function TitledImage() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChartPro
        showToolbar
        slotProps={{
          toolbar: {
            printOptions: { onBeforeExport: addTitle },
            imageExportOptions: [
              {
                type: 'image/png',
                fileName: 'volunteers-2025',
                onBeforeExport: addTitle,
              },
            ],
          },
        }}
        height={280}
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[{ min: 0, max: 40, label: 'Volunteers', width: 50 }]}
        series={[
          { label: 'Valley', data: [12, 14, 19, 28, 24, 17] },
          { label: 'Summit hut', data: [22, 21, 16, 31, 26, 18] },
        ]}
        sx={{ bgcolor: 'background.paper', color: 'text.primary' }}
        role="img"
        aria-label="Volunteers on call in the valley and at the summit hut"
      />
    </Box>
  );
}
