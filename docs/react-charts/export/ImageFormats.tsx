import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const times = ['Night', 'Morning', 'Afternoon', 'Evening'];
const rescues = [
  [1, 4, 11, 4],
  [0, 2, 8, 3],
  [1, 4, 11, 5],
  [0, 3, 10, 4],
  [2, 5, 17, 9],
  [4, 14, 38, 18],
  [6, 17, 44, 17],
].flatMap((counts, day) =>
  counts.map((count, time): [number, number, number] => [day, time, count]),
);

export default function ImageFormats() {
  const [type, setType] = React.useState('image/jpeg');
  const [percent, setPercent] = React.useState(90);
  const [state, setState] = React.useState<'idle' | 'busy' | 'failed'>('idle');

  // #region preview
  const apiRef = useChartProApiRef<'heatmap'>();

  const saveImage = async () => {
    setState('busy');
    let frame: HTMLIFrameElement | undefined;
    const saved = apiRef.current?.exportAsImage({
      type,
      quality: percent / 100,
      fileName: 'rescues-by-time',
      onBeforeExport: (iframe) => {
        frame = iframe;
        if (iframe.contentDocument) {
          iframe.contentDocument.dir = document.dir;
        }
      },
    });
    const timeout = new Promise<'timeout'>((resolve) => {
      setTimeout(() => resolve('timeout'), 15_000);
    });
    // The promise never rejects. But if rasterizehtml is not installed, for
    // example, the iframe stays in the document.
    const result = await Promise.race([saved, timeout]);
    setState(result === 'timeout' || frame?.isConnected ? 'failed' : 'idle');
    frame?.remove();
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2, mb: 1 }}
      >
        <TextField
          select
          size="small"
          label="Format"
          value={type}
          onChange={(event) => setType(event.target.value)}
          sx={{ width: 110 }}
        >
          <MenuItem value="image/png">PNG</MenuItem>
          <MenuItem value="image/jpeg">JPEG</MenuItem>
          <MenuItem value="image/webp">WebP</MenuItem>
        </TextField>
        <FormControlLabel
          label={`Quality: ${percent}%`}
          labelPlacement="top"
          disabled={type === 'image/png'}
          control={
            <Slider
              size="small"
              min={10}
              value={percent}
              onChange={(_, value) => setPercent(value)}
              sx={{ width: 120 }}
            />
          }
        />
        <Button variant="contained" loading={state === 'busy'} onClick={saveImage}>
          Save image
        </Button>
      </Stack>
      <div role="status">
        {state === 'failed' && (
          <Alert severity="error">
            The image could not be created. Try again, or print the page.
          </Alert>
        )}
      </div>
      <div
        role="group"
        aria-label="Rescues by weekday and time of day; most are on Sunday afternoon"
      >
        <Heatmap
          apiRef={apiRef}
          height={240}
          xAxis={[{ data: days }]}
          yAxis={[{ data: times, width: 75 }]}
          zAxis={[
            {
              colorMap: {
                type: 'continuous',
                max: 44,
                color: ['#fee8d6', '#a63603'],
              },
            },
          ]}
          series={[{ data: rescues, label: 'Rescues' }]}
          sx={{ bgcolor: 'background.paper' }}
        />
      </div>
    </Box>
  );
}
