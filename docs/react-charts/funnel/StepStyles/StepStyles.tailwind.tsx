import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { series } from './steps';

// #region preview
const funnelClassName = [
  '[&_.MuiFunnelChart-section]:[stroke-dasharray:6_4]',
  '[&_.MuiFunnelChart-section[data-highlighted]]:[stroke-dasharray:none]',
  '[&_.MuiFunnelChart-section[data-highlighted]]:[stroke-width:3px]',
  '[&_.MuiFunnelChart-section[data-highlighted]]:[fill-opacity:0.6]',
  '[&_.MuiFunnelChart-section[data-faded]]:opacity-[0.35]',
  '[&_.MuiFunnelChart-sectionLabel]:text-[15px]',
  '[&_.MuiFunnelChart-sectionLabel]:font-bold',
  '[&_.MuiFunnelChart-sectionLabel]:tracking-[0.04em]',
].join(' ');
// #endregion preview

export default function StepStyles() {
  return (
    <div className="w-full">
      <FunnelChart
        height={280}
        gap={6}
        hideLegend
        series={series}
        className={funnelClassName}
        role="img"
        aria-label="Steps to an adoption with dashed outlines"
      />
    </div>
  );
}
