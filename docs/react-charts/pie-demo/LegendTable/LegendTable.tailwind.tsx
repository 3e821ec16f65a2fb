import * as React from 'react';
import {
  ChartsTooltipContainer,
  type ChartsTooltipProps,
  useItemTooltip,
} from '@mui/x-charts/ChartsTooltip';
import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';
import { change, costs, dollars, series, share } from './costs';

function Content() {
  const item = useItemTooltip<'pie'>();
  const cost = costs[item?.identifier.dataIndex ?? -1];

  return cost ? (
    <div
      className="rounded border-0 border-s-6 border-solid bg-[#263238] p-3 text-[14px] text-white"
      style={{ borderColor: cost.color }}
    >
      <div className="font-semibold">{cost.label}</div>
      <div>{change(cost)}</div>
    </div>
  ) : null;
}

function CostTooltip(props: ChartsTooltipProps) {
  return (
    <ChartsTooltipContainer {...props} trigger="item">
      <Content />
    </ChartsTooltipContainer>
  );
}

const slots = { tooltip: CostTooltip };

export default function LegendTable() {
  const [item, setItem] = React.useState<PieChartProps['highlightedItem']>(null);

  return (
    <div className="flex w-full flex-wrap items-center justify-center gap-4">
      {/* #region preview */}
      <div className="w-[220px]">
        <PieChart
          height={220}
          series={series}
          hideLegend
          slots={slots}
          highlightedItem={item}
          onHighlightChange={setItem}
          role="img"
          aria-label="Cloud costs in May by service, see the table"
        />
      </div>
      <table className="border-collapse text-[14px]">
        <caption hidden>Cloud costs in May by service</caption>
        <tbody onPointerLeave={() => setItem(null)}>
          {costs.map(({ id, label, value, color }, dataIndex) => (
            <tr
              key={id}
              className="data-active:bg-[rgb(128_128_128/0.15)]"
              data-active={item?.dataIndex === dataIndex || undefined}
              onPointerEnter={() => setItem({ seriesId: 'costs', dataIndex })}
            >
              <th scope="row" className="px-2 py-1.5 text-start font-normal">
                <span
                  className="me-2 inline-block size-3 rounded-[3px]"
                  style={{ background: color }}
                />
                {label}
              </th>
              <td className="px-2 py-1.5 text-end tabular-nums">{dollars(value)}</td>
              <td className="px-2 py-1.5 text-end tabular-nums">{share(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* #endregion preview */}
    </div>
  );
}
