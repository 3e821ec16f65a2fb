import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { links } from './flows';

// #region preview
const chart = [
  '[&_.MuiSankeyChart-node]:[rx:4px]',
  '[&_.MuiSankeyChart-nodeLabel]:text-[14px]',
  '[&_.MuiSankeyChart-nodeLabel]:font-semibold',
  '[&_.MuiSankeyChart-linkLabel]:fill-muted',
  '[&_[data-link-target=Burned].MuiSankeyChart-link]:fill-error',
  '[&_[data-link-target=Burned].MuiSankeyChart-link]:stroke-error',
  '[&_[data-highlighted=true].MuiSankeyChart-link]:stroke-ink',
].join(' ');
// #endregion preview

export default function StyledFlows() {
  return (
    <div className="w-full">
      <SankeyChart
        height={260}
        direction="ltr"
        series={{ data: { links }, linkOptions: { showValues: true } }}
        role="img"
        aria-label="Use of wearable and worn-out clothes, in tons"
        className={chart}
      />
    </div>
  );
}
