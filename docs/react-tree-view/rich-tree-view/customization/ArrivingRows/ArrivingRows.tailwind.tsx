import { RichTreeView } from '@mui/x-tree-view';
import { flights } from './flights';

// #region preview
const slotProps = {
  item: {
    className:
      'motion-safe:transition-[opacity,translate] motion-safe:duration-400 motion-safe:starting:-translate-y-[8px] motion-safe:starting:opacity-0',
  },
};

export default function ArrivingRows() {
  return (
    <div className="min-h-[224px] w-full max-w-[360px]">
      <RichTreeView
        aria-label="Flights this morning"
        items={flights}
        slotProps={slotProps}
      />
    </div>
  );
}
// #endregion preview
