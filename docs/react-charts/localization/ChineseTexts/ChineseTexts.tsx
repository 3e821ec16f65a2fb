import Box from '@mui/material/Box';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { ChartsLocalizationProvider } from '@mui/x-charts-pro/ChartsLocalizationProvider';
import { zhCNLocaleText } from './zhCN';

const months = [2, 3, 4, 5, 6, 7].map((month) => new Date(2026, month, 1));
const harvest = [3200, 18400, 26900, 15300, 9800, 12100];

// #region preview
const month = new Intl.DateTimeFormat('zh-CN', { month: 'long' });
// 18400 is 1.8万
const compact = new Intl.NumberFormat('zh-CN', { notation: 'compact' });

const chart = (
  <ChartsLocalizationProvider localeText={zhCNLocaleText}>
    <BarChartPro
      height={300}
      xAxis={[
        {
          data: months,
          zoom: true,
          valueFormatter: (date: Date) => month.format(date),
        },
      ]}
      yAxis={[{ valueFormatter: (value: number) => compact.format(value) }]}
      series={[{ label: '采茶量（千克）', data: harvest }]}
      showToolbar
      aria-label="三月到八月的采茶量"
    />
  </ChartsLocalizationProvider>
);
// #endregion preview

export default function ChineseTexts() {
  return (
    <Box lang="zh-CN" sx={{ width: '100%' }}>
      {chart}
    </Box>
  );
}
