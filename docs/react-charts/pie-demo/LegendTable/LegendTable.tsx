import * as React from 'react';
import Box from '@mui/material/Box';
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
    <Box
      sx={{
        p: 1.5,
        border: '0 solid',
        borderInlineStartWidth: 6,
        borderRadius: 1,
        bgcolor: '#263238',
        color: '#fff',
        fontSize: 14,
      }}
      style={{ borderColor: cost.color }}
    >
      <Box sx={{ fontWeight: 600 }}>{cost.label}</Box>
      <div>{change(cost)}</div>
    </Box>
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
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        width: '100%',
      }}
    >
      {/* #region preview */}
      <Box sx={{ width: 220 }}>
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
      </Box>
      <Box
        component="table"
        sx={{
          borderCollapse: 'collapse',
          fontSize: 14,
          '& th, & td': { px: 1, py: 0.75, textAlign: 'start', fontWeight: 400 },
          '& td': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
          '& tr[data-active]': { bgcolor: 'rgb(128 128 128 / 0.15)' },
        }}
      >
        <caption hidden>Cloud costs in May by service</caption>
        <tbody onPointerLeave={() => setItem(null)}>
          {costs.map(({ id, label, value, color }, dataIndex) => (
            <tr
              key={id}
              data-active={item?.dataIndex === dataIndex || undefined}
              onPointerEnter={() => setItem({ seriesId: 'costs', dataIndex })}
            >
              <th scope="row">
                <Box
                  component="span"
                  sx={{
                    display: 'inline-block',
                    width: 12,
                    height: 12,
                    marginInlineEnd: 1,
                    borderRadius: '3px',
                  }}
                  style={{ background: color }}
                />
                {label}
              </th>
              <td>{dollars(value)}</td>
              <td>{share(value)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      {/* #endregion preview */}
    </Box>
  );
}
