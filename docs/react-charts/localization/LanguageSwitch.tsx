import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import {
  elGRLocaleText,
  enUSLocaleText,
  frFRLocalText,
  nbNOLocaleText,
  ptBRLocaleText,
  svSELocaleText,
  type ChartsLocaleText,
} from '@mui/x-charts/locales';

const LANGUAGES: Record<string, Partial<ChartsLocaleText>> = {
  Ελληνικά: elGRLocaleText,
  English: enUSLocaleText,
  Français: frFRLocalText,
  Norsk: nbNOLocaleText,
  Português: ptBRLocaleText,
  Svenska: svSELocaleText,
};

export default function LanguageSwitch() {
  const [language, setLanguage] = React.useState('Norsk');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        label="Language"
        size="small"
        value={language}
        onChange={(event) => setLanguage(event.target.value)}
        sx={{ mb: 1, minWidth: 160 }}
      >
        {Object.keys(LANGUAGES).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {/* #region preview */}
      <ChartsLocalizationProvider localeText={LANGUAGES[language]}>
        <BarChart height={130} series={[]} loading aria-label="Books lent" />
        <BarChart height={130} series={[]} aria-label="Books reserved" />
      </ChartsLocalizationProvider>
      {/* #endregion preview */}
    </Box>
  );
}
