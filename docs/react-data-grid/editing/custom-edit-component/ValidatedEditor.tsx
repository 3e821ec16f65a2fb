import * as React from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import InputBase from '@mui/material/InputBase';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { wait } from '@site/sample-data/wait';

interface Cue {
  id: number;
  code: string;
  scene: string;
}

const rows: Cue[] = [
  { id: 1, code: 'L-10', scene: 'Harbor, dawn' },
  { id: 2, code: 'L-20', scene: 'Market' },
  { id: 3, code: 'L-30', scene: 'Cellar' },
];

async function isTaken(code: string): Promise<boolean> {
  await wait(600);
  return rows.some((row) => row.code === code);
}

async function findError(code: string, row: Cue): Promise<string | undefined> {
  if (code === row.code) {
    return undefined;
  }
  if (!/^L-\d+$/.test(code)) {
    return 'Write a code such as L-40.';
  }
  return (await isTaken(code)) ? `${code} is already taken.` : undefined;
}

// #region preview
let latest: Promise<string | undefined>;

async function checkCode({ props, row }: GridPreProcessEditCellProps<string, Cue>) {
  latest = findError(props.value ?? '', row);
  let pending;
  let error;
  // If users type on during a check, wait for the check of the newest text.
  do {
    pending = latest;
    error = await pending;
  } while (pending !== latest);
  return { ...props, error };
}

function CodeEditor({
  id,
  field,
  row,
  value,
  hasFocus,
  error,
  isProcessingProps,
}: GridRenderEditCellParams<Cue, string>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLInputElement>(null);
  const errorId = React.useId();
  const [text, setText] = React.useState(value ?? '');
  // While users type and the check runs, the error is that of an older text.
  const hasError = Boolean(error) && !isProcessingProps && text === value;

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.focus();
    }
  }, [hasFocus]);

  const change = (newText: string) => {
    setText(newText);
    apiRef.current.setEditCellValue({
      id,
      field,
      value: newText,
      debounceMs: 300,
    });
  };

  return (
    <Tooltip
      id={errorId}
      open={hasError}
      title={error}
      describeChild
      slotProps={{ tooltip: { role: 'alert' } }}
    >
      <Box sx={{ width: '100%' }}>
        <InputBase
          inputRef={ref}
          fullWidth
          value={text}
          onChange={(event) => change(event.target.value)}
          error={hasError}
          inputProps={{
            'aria-label': `Code of ${row.scene}`,
            'aria-describedby': hasError ? errorId : undefined,
          }}
          endAdornment={
            isProcessingProps ? (
              <CircularProgress size={16} aria-label="Checking the code" />
            ) : null
          }
          sx={{ px: 1, typography: 'body2' }}
        />
      </Box>
    </Tooltip>
  );
}
// #endregion preview

const columns: GridColDef<Cue>[] = [
  {
    field: 'code',
    headerName: 'Code',
    width: 120,
    editable: true,
    preProcessEditCellProps: checkCode,
    renderEditCell: (params) => <CodeEditor {...params} />,
  },
  { field: 'scene', headerName: 'Scene', flex: 1, minWidth: 110 },
];

export default function ValidatedEditor() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Codes of the light cues"
        hideFooter
      />
    </Box>
  );
}
