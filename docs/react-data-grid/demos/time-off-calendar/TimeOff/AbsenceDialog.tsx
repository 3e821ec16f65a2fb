import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  findAbsentColleagues,
  findOverlap,
  KINDS,
  PEOPLE,
  type Absence,
  type Kind,
} from './absences';
import { countWorkingDays, formatDay, formatWorkingDays } from './days';

/** What is wrong with an absence, or undefined. */
function findFault(absence: Absence, absences: readonly Absence[]) {
  if (absence.from === '' || absence.to === '') {
    return 'Choose both dates.';
  }
  if (absence.to < absence.from) {
    return 'The last day is before the first.';
  }
  if (countWorkingDays(absence.from, absence.to) === 0) {
    return 'Choose at least one working day.';
  }
  const overlap = findOverlap(absences, absence);
  return (
    overlap &&
    `Overlaps with ${KINDS[overlap.kind].name.toLowerCase()} from ${formatDay(overlap.from, { month: 'long', day: 'numeric' })}.`
  );
}

/** What a correct absence means: its length, and who of the team is away as well. */
function describe(absence: Absence, absences: readonly Absence[]) {
  const names = findAbsentColleagues(absences, absence).map(({ name }) => name);
  const length = formatWorkingDays(absence.from, absence.to);
  return names.length === 0
    ? `${length}.`
    : `${length}. Also away from the team: ${names.join(', ')}.`;
}

interface AbsenceDialogProps {
  /** The absence as it is when the dialog opens. */
  initial: Absence;
  absences: readonly Absence[];
  onSave: (absence: Absence) => void;
  onDelete: (absence: Absence) => void;
  onClose: () => void;
}

export function AbsenceDialog({
  initial,
  absences,
  onSave,
  onDelete,
  onClose,
}: AbsenceDialogProps) {
  const [absence, setAbsence] = React.useState(initial);
  const fault = findFault(absence, absences);
  const isNew = absences.every(({ id }) => id !== initial.id);
  const name = PEOPLE.find(({ id }) => id === initial.personId)?.name;
  const change = (changes: Partial<Absence>) =>
    setAbsence({ ...absence, ...changes });

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>Absence of {name}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <TextField
          select
          label="Kind"
          value={absence.kind}
          onChange={(event) => change({ kind: event.target.value as Kind })}
          sx={{ mt: 1 }}
        >
          {Object.entries(KINDS).map(([kind, { name: label }]) => (
            <MenuItem key={kind} value={kind}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        {(['from', 'to'] as const).map((field) => (
          <TextField
            key={field}
            type="date"
            label={field === 'from' ? 'First day' : 'Last day'}
            value={absence[field]}
            onChange={(event) => change({ [field]: event.target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
        <Alert role="status" severity={fault ? 'error' : 'info'}>
          {fault ?? describe(absence, absences)}
        </Alert>
      </DialogContent>
      <DialogActions>
        {!isNew && (
          <Button color="error" onClick={() => onDelete(initial)}>
            Delete
          </Button>
        )}
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          disabled={fault !== undefined}
          onClick={() => onSave(absence)}
        >
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}
