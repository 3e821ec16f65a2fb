import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import {
  DataGrid,
  GridCellModes,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Job {
  id: string;
  title: string;
  language: string | null;
}

const languages = [
  ['Albanian', 'Arabic', 'Basque', 'Bengali', 'Bulgarian', 'Catalan', 'Croatian'],
  ['Czech', 'Danish', 'Dutch', 'Estonian', 'Finnish', 'French', 'German', 'Greek'],
  ['Hindi', 'Hungarian', 'Icelandic', 'Irish', 'Italian', 'Japanese', 'Korean'],
  ['Latvian', 'Lithuanian', 'Maltese', 'Norwegian', 'Polish', 'Portuguese'],
  ['Romanian', 'Slovak', 'Slovenian', 'Spanish', 'Swedish', 'Turkish', 'Ukrainian'],
].flat();

// #region preview
function LanguageEditor(params: GridRenderEditCellParams<Job, string | null>) {
  const { id, field, value, hasFocus, colDef } = params;
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState(value ?? '');
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
      inputRef.current?.select();
    }
  }, [hasFocus]);

  const choose = async (_: unknown, language: string | null) => {
    await apiRef.current.setEditCellValue({ id, field, value: language });
    // A choice with Enter has closed the cell by now. A cleared field stays open.
    const isOpen = apiRef.current.getCellMode(id, field) === GridCellModes.Edit;
    if (isOpen && language !== null) {
      apiRef.current.stopCellEditMode({ id, field });
    }
  };

  const leaveByTab = (event: React.KeyboardEvent) => {
    // The grid saves on Tab before the field loses the focus, so choose here.
    if (event.key === 'Tab') {
      inputRef.current?.blur();
    }
  };

  return (
    <Autocomplete
      fullWidth
      openOnFocus
      autoSelect
      autoHighlight={text !== ''}
      inputValue={text}
      onInputChange={(_, newText) => setText(newText)}
      onKeyDown={leaveByTab}
      options={languages}
      value={value || null}
      onChange={choose}
      slotProps={{ popper: { sx: { minWidth: 180 } } }}
      renderInput={({ InputProps, inputProps, ...other }) => (
        <InputBase
          {...InputProps}
          id={other.id}
          fullWidth
          inputRef={inputRef}
          inputProps={{ ...inputProps, 'aria-label': colDef.headerName }}
          sx={{ px: 1.25, font: 'inherit' }}
        />
      )}
    />
  );
}
// #endregion preview

const columns: GridColDef<Job>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 130 },
  {
    field: 'language',
    headerName: 'Language',
    type: 'singleSelect',
    valueOptions: languages,
    width: 160,
    editable: true,
    renderEditCell: (params) => <LanguageEditor {...params} />,
  },
];

const rows: Job[] = [
  { id: 'T-301', title: 'Ferry timetable', language: 'Norwegian' },
  { id: 'T-302', title: 'Cheese catalog', language: 'Italian' },
  { id: 'T-303', title: 'Ski pass terms', language: null },
];

export default function AutocompleteEditor() {
  return (
    <Box sx={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Translation jobs by language"
        hideFooter
      />
    </Box>
  );
}
