import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {
  ChartsTooltipContainer,
  type ChartsTooltipProps,
  useItemTooltip,
} from '@mui/x-charts/ChartsTooltip';
import { PieChart } from '@mui/x-charts/PieChart';

const floors = [
  { label: 'Ground floor', value: 1480, wait: 14, note: 'Doors stay open longer' },
  { label: 'Clinic', value: 730, wait: 31, note: 'Beds have priority' },
  { label: 'Offices', value: 610, wait: 22, note: 'Peak from 08:00 to 09:00' },
  { label: 'Roof garden', value: 185, wait: 40, note: 'Closed in a storm' },
];

// #region preview
function FloorCard() {
  const item = useItemTooltip<'pie'>();
  const floor = floors[item?.identifier.dataIndex ?? -1];
  if (!item || !floor) {
    return null;
  }

  return (
    <Paper
      elevation={4}
      sx={{ p: 1.5, borderInlineStart: `6px solid ${item.color}`, maxWidth: 200 }}
    >
      <Typography variant="subtitle2" component="p">
        {floor.label}
      </Typography>
      <Typography variant="body2">{item.formattedValue} trips</Typography>
      <Typography variant="body2">{floor.wait} s mean wait</Typography>
      <Typography variant="body2" color="text.secondary">
        {floor.note}
      </Typography>
    </Paper>
  );
}

function FloorTooltip(props: ChartsTooltipProps) {
  return (
    <ChartsTooltipContainer {...props} trigger="item">
      <FloorCard />
    </ChartsTooltipContainer>
  );
}

const slots = { tooltip: FloorTooltip };
// #endregion preview

export default function FloorCards() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        height={260}
        series={[{ data: floors, innerRadius: 50, paddingAngle: 2 }]}
        slots={slots}
        role="img"
        aria-label="Trips of an elevator on one day by destination"
      />
    </Box>
  );
}
