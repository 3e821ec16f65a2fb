import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const evenings = ['Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const adults = [84, 97, 163, 188, 121];
const students = [52, 61, 74, 69, 43];
const members = [31, 28, 46, 58, 35];

// #region preview
/** The total of the stack, for the label above its last series. */
function total(index: number) {
  return (adults[index] ?? 0) + (students[index] ?? 0) + (members[index] ?? 0);
}

export default function TicketSales() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={310}
        xAxis={[{ data: evenings }]}
        yAxis={[{ label: 'Tickets', max: 350 }]}
        series={[
          { label: 'Adults', data: adults, stack: 'tickets' },
          { label: 'Students', data: students, stack: 'tickets' },
          {
            label: 'Members',
            data: members,
            stack: 'tickets',
            barLabel: ({ dataIndex }) => `${total(dataIndex)}`,
            barLabelPlacement: 'outside',
          },
        ]}
        role="img"
        aria-label="Theater tickets sold on five evenings by kind, with totals"
      />
    </Box>
  );
}
// #endregion preview
