import { useLineSeries } from '@mui/x-charts/hooks';

/** The mean of each series of the surrounding chart, with its label and color. */
export function useRouteMeans() {
  return useLineSeries().map(({ id, label, color, data }) => {
    const values = data.filter((value) => value !== null);
    const sum = values.reduce((total, value) => total + value, 0);
    return {
      id,
      color,
      label: typeof label === 'function' ? label('legend') : label,
      mean: Math.round(sum / values.length),
    };
  });
}
