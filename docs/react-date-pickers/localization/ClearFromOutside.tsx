import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/fr';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerTranslations } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { frFR } from '@mui/x-date-pickers/locales';

const french = frFR.components.MuiLocalizationProvider.defaultProps.localeText;

// #region preview
function ClearButton(props: { onClear: () => void }) {
  const translations = usePickerTranslations();
  return <Button onClick={props.onClear}>{translations.clearButtonLabel}</Button>;
}
// #endregion preview

export default function ClearFromOutside() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-03-02'));

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="fr"
      localeText={french}
    >
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <DatePicker label="Publication" value={day} onChange={setDay} />
        <ClearButton onClear={() => setDay(null)} />
      </Stack>
    </LocalizationProvider>
  );
}
