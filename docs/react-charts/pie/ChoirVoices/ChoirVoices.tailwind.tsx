import { PieChart } from '@mui/x-charts/PieChart';
import { OutlinedArc } from './OutlinedArc';
import { series } from './voices';

const slots = { pieArc: OutlinedArc };
const slotProps = {
  pieArc: {
    className: '[fill-opacity:0.2] stroke-2 data-highlighted:[fill-opacity:0.5]',
  },
  pieArcLabel: { className: 'fill-ink text-[18px] font-semibold' },
};

export default function ChoirVoices() {
  return (
    <div className="w-full">
      {/* #region preview */}
      <PieChart
        height={240}
        series={series}
        slots={slots}
        slotProps={slotProps}
        role="img"
        aria-label="Singers of a choir by voice"
      />
      {/* #endregion preview */}
    </div>
  );
}
