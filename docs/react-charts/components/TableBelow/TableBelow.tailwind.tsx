import * as React from 'react';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useLineSeries, useXAxis } from '@mui/x-charts/hooks';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { chartName, months, species } from './fish';

interface FishTableProps {
  onHover: (seriesId: string | null) => void;
}

// #region preview
const tableClassName = [
  'w-full border-collapse text-[14px]',
  '[&_:is(th,td)]:border-0 [&_:is(th,td)]:border-b [&_:is(th,td)]:border-solid',
  '[&_:is(th,td)]:border-divider [&_:is(th,td)]:p-1',
  '[&_:is(th,td)]:text-end [&_:is(th,td)]:font-normal',
  '[&_th:first-of-type]:text-start',
  '[&_tbody_tr:hover]:bg-hover',
].join(' ');

function FishTable({ onHover }: FishTableProps) {
  const series = useLineSeries();
  const { data: columns = [] } = useXAxis();

  return (
    <table className={tableClassName}>
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
              <span
                className="me-1.5 inline-block size-2.5 rounded-full"
                style={{ backgroundColor: color }}
              />
              {String(label)}
            </th>
            {data.map((value, index) => (
              <td key={columns[index]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
// #endregion preview

export default function TableBelow() {
  const [hovered, setHovered] = React.useState<string | null>(null);

  return (
    <div className="w-full">
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
    </div>
  );
}
