import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import 'dayjs/locale/ja';
import 'dayjs/locale/pt-br';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  enUS as english,
  esES as spanish,
  jaJP as japanese,
  ptBR as portuguese,
} from '@mui/x-date-pickers/locales';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type { PickersActionBarAction } from '@mui/x-date-pickers/PickersActionBar';

const arrival = dayjs('2026-06-08');
const actions: PickersActionBarAction[] = ['today', 'clear', 'cancel', 'accept'];

// #region preview
const languages = {
  en: english.components.MuiLocalizationProvider.defaultProps.localeText,
  es: spanish.components.MuiLocalizationProvider.defaultProps.localeText,
  'pt-br': portuguese.components.MuiLocalizationProvider.defaultProps.localeText,
  ja: japanese.components.MuiLocalizationProvider.defaultProps.localeText,
};

type Language = keyof typeof languages;

export default function LanguageSwitch() {
  const [language, setLanguage] = React.useState<Language>('es');

  return (
    <Box sx={{ maxWidth: 420, overflowX: 'auto' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language of the speaker"
        sx={{ mb: 2 }}
        value={language}
        onChange={(_event, next: Language | null) => setLanguage(next ?? language)}
      >
        <ToggleButton value="en">en</ToggleButton>
        <ToggleButton value="es">es</ToggleButton>
        <ToggleButton value="pt-br">pt-br</ToggleButton>
        <ToggleButton value="ja">ja</ToggleButton>
      </ToggleButtonGroup>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={language}
        localeText={languages[language]}
      >
        <StaticDatePicker
          defaultValue={arrival}
          sx={{ borderRadius: '12px' }}
          slotProps={{ actionBar: { actions } }}
        />
      </LocalizationProvider>
    </Box>
  );
}
// #endregion preview
