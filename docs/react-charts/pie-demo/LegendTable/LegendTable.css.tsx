import * as React from 'react';
import {
  ChartsTooltipContainer,
  type ChartsTooltipProps,
  useItemTooltip,
} from '@mui/x-charts/ChartsTooltip';
import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';
import { change, costs, dollars, series, share } from './costs';
import styles from './LegendTable.module.css';

function Content() {
  const item = useItemTooltip<'pie'>();
  const cost = costs[item?.identifier.dataIndex ?? -1];

  return cost ? (
    <div className={styles.tooltip} style={{ borderColor: cost.color }}>
      <div className={styles.name}>{cost.label}</div>
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
    <div className={styles.layout}>
      {/* #region preview */}
      <div className={styles.chart}>
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
      <table className={styles.table}>
        <caption hidden>Cloud costs in May by service</caption>
        <tbody onPointerLeave={() => setItem(null)}>
          {costs.map(({ id, label, value, color }, dataIndex) => (
            <tr
              key={id}
              data-active={item?.dataIndex === dataIndex || undefined}
              onPointerEnter={() => setItem({ seriesId: 'costs', dataIndex })}
            >
              <th scope="row">
                <span className={styles.mark} style={{ background: color }} />
                {label}
              </th>
              <td>{dollars(value)}</td>
              <td>{share(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* #endregion preview */}
    </div>
  );
}
