import * as React from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useLineSeries, useXAxis } from '@mui/x-charts/hooks';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { chartName, months, species } from './fish';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  font: 'inherit',
  fontSize: 14,
  '& th, & td': {
    padding: theme.spacing(0.5),
    borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    textAlign: 'end',
    fontWeight: 400,
  },
  '& th:first-of-type': { textAlign: 'start' },
  '& tbody tr:hover': {
    backgroundColor: (theme.vars ?? theme).palette.action.hover,
  },
}));

const Swatch = styled('span')({
  display: 'inline-block',
  width: 10,
  height: 10,
  marginInlineEnd: 6,
  borderRadius: '50%',
});

interface FishTableProps {
  onHover: (seriesId: string | null) => void;
}

// #region preview
function FishTable({ onHover }: FishTableProps) {
  const series = useLineSeries();
  const { data: columns = [] } = useXAxis();

  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Species</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onPointerLeave={() => onHover(null)}>
        {series.map(({ id, label, color, data }) => (
          <tr key={id} onPointerEnter={() => onHover(String(id))}>
            <th scope="row">
              <Swatch style={{ backgroundColor: color }} />
              {String(label)}
            </th>
            {data.map((value, index) => (
              <td key={columns[index]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
// #endregion preview

export default function TableBelow() {
  const [hovered, setHovered] = React.useState<string | null>(null);

  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider
        height={200}
        xAxis={[{ scaleType: 'point', data: months }]}
        series={species}
        highlightedItem={hovered === null ? null : { seriesId: hovered }}
      >
        <ChartsSurface role="img" aria-label={chartName}>
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <FishTable onHover={setHovered} />
      </ChartsDataProvider>
    </Box>
  );
}
