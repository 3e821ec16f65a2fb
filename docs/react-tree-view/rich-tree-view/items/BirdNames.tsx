import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

type Language = 'english' | 'latin';

interface Bird {
  id: string;
  english: string;
  latin: string;
  children?: Bird[];
}

const birds: Bird[] = [
  {
    id: 'thrushes',
    english: 'Thrushes',
    latin: 'Turdidae',
    children: [
      { id: 'blackbird', english: 'Blackbird', latin: 'Turdus merula' },
      { id: 'fieldfare', english: 'Fieldfare', latin: 'Turdus pilaris' },
    ],
  },
  {
    id: 'tits',
    english: 'Tits',
    latin: 'Paridae',
    children: [{ id: 'coal-tit', english: 'Coal tit', latin: 'Periparus ater' }],
  },
];

export default function BirdNames() {
  // #region preview
  const [language, setLanguage] = React.useState<Language>('english');
  const getItemLabel = React.useCallback((bird: Bird) => bird[language], [language]);
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 215 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Names"
        value={language}
        onChange={(_event, value: Language | null) => {
          if (value) {
            setLanguage(value);
          }
        }}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="english">English</ToggleButton>
        <ToggleButton value="latin">Latin</ToggleButton>
      </ToggleButtonGroup>
      <RichTreeView
        aria-label="Birds"
        items={birds}
        getItemLabel={getItemLabel}
        defaultExpandedItems={['thrushes', 'tits']}
      />
    </Box>
  );
}
