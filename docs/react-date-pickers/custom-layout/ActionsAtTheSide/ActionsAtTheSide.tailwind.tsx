import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const actions: PickersActionBarProps['actions'] = ['accept', 'today', 'clear'];

// #region preview
const slotProps = {
  actionBar: {
    actions,
    disableSpacing: true,
    className:
      'gap-2 min-[600px]:col-[4] min-[600px]:row-[2] min-[600px]:flex-col ' +
      'min-[600px]:items-stretch min-[600px]:justify-start min-[600px]:pt-4',
  },
};
// #endregion preview

export default function ActionsAtTheSide() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className="max-w-full overflow-x-auto">
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2026-05-02')}
          slotProps={slotProps}
        />
      </div>
    </LocalizationProvider>
  );
}
