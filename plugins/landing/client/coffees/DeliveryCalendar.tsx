import { createContext, useContext } from 'react';
import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import 'dayjs/locale/pt';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { DELIVERY_MONTH } from './coffees';
import { CONTINENT_COLORS } from './continentColors';
import { listDelivered, listLinked, type Selection } from './selection';
import type { PartProps } from './types';

const LOCALES: Readonly<Record<string, string>> = { zh: 'zh-cn', pt: 'pt' };

const FIRST_DAY = dayjs(`${DELIVERY_MONTH.year}-0${DELIVERY_MONTH.month}-01`);

const SelectionContext = createContext<Selection>({ ticked: [], marked: [] });

/** A day with a dot in the color of each coffee that comes; hatched when one is linked. */
function DeliveryDay(props: PickersDayProps) {
  const { day, outsideCurrentMonth } = props;
  const selection = useContext(SelectionContext);
  if (outsideCurrentMonth) {
    return <PickersDay {...props} />;
  }
  const coffees = listDelivered(selection, day.format('YYYY-MM-DD'));
  const linked = listLinked(selection);
  const isLinked = coffees.some(({ id }) => linked.has(id));
  return (
    <Box sx={{ position: 'relative' }} role="presentation">
      <PickersDay
        {...props}
        data-delivery={coffees.length > 0 || undefined}
        data-linked={isLinked || undefined}
      />
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          insetBlockEnd: 4,
          insetInline: 0,
          display: 'flex',
          justifyContent: 'center',
          gap: '2px',
          pointerEvents: 'none',
        }}
      >
        {coffees.map(({ id, continent }) => (
          <Box
            key={id}
            sx={{
              width: 5,
              height: 5,
              borderRadius: '50%',
              backgroundColor: CONTINENT_COLORS[continent],
              forcedColorAdjust: 'none',
            }}
          />
        ))}
      </Box>
    </Box>
  );
}

/** The days on which the ticked coffees come; a day marks its coffees. */
export default function DeliveryCalendar({ selection, dispatch, texts }: PartProps) {
  return (
    <SelectionContext value={selection}>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={LOCALES[texts.language] ?? 'en'}
      >
        <DateCalendar
          value={selection.day === undefined ? null : dayjs(selection.day)}
          onChange={(day: Dayjs | null) => {
            if (day) {
              dispatch({ type: 'chooseDay', day: day.format('YYYY-MM-DD') });
            }
          }}
          shouldDisableDate={(day) =>
            listDelivered(selection, day.format('YYYY-MM-DD')).length === 0
          }
          referenceDate={FIRST_DAY}
          views={['day']}
          disableHighlightToday
          slots={{ day: DeliveryDay }}
          sx={{
            width: 320,
            height: 336,
            '& .MuiPickersDay-root': {
              color: 'text.secondary',
              '&.Mui-disabled:not(.Mui-selected)': { color: 'text.secondary' },
              '&[data-delivery]': {
                backgroundColor:
                  'color-mix(in srgb, var(--mui-palette-primary-main) 9%, transparent)',
                color: 'text.primary',
                fontWeight: 600,
              },
              '&[data-linked]': {
                outline: 'var(--hatch-outline)',
                outlineOffset: '-2px',
                backgroundImage: 'var(--hatch)',
              },
              '&.Mui-selected, &.Mui-selected:is(:hover, :focus)': {
                backgroundColor:
                  'color-mix(in srgb, var(--mui-palette-primary-main) 9%, transparent)',
                color: 'text.primary',
                outline: '2px solid var(--mui-palette-primary-main)',
                outlineOffset: '-2px',
              },
            },
          }}
        />
      </LocalizationProvider>
    </SelectionContext>
  );
}
