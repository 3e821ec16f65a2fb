import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type GridApiPremium,
  type GridColDef,
  type GridEvents,
} from '@mui/x-data-grid-premium';
import { EVENTS } from './events';

interface Airport {
  id: string;
  name: string;
  country: string;
  runways: number;
}

const rows: Airport[] = [
  { id: 'TRD', name: 'Trondheim Værnes', country: 'Norway', runways: 1 },
  { id: 'OPO', name: 'Porto', country: 'Portugal', runways: 1 },
  { id: 'BGO', name: 'Bergen Flesland', country: 'Norway', runways: 1 },
  { id: 'ARN', name: 'Stockholm Arlanda', country: 'Sweden', runways: 3 },
  { id: 'LIS', name: 'Lisbon', country: 'Portugal', runways: 1 },
  { id: 'GOT', name: 'Göteborg Landvetter', country: 'Sweden', runways: 1 },
];

const columns: GridColDef<Airport>[] = [
  { field: 'id', headerName: 'Code', width: 90 },
  { field: 'name', headerName: 'Airport', width: 190, editable: true },
  { field: 'country', headerName: 'Country', width: 120, editable: true },
  {
    field: 'runways',
    headerName: 'Runways',
    type: 'number',
    width: 110,
    editable: true,
  },
];

type ApiRef = React.RefObject<GridApiPremium | null>;

interface Fired {
  counts: ReadonlyMap<GridEvents, number>;
  latest: readonly GridEvents[];
}

const NOTHING: Fired = { counts: new Map(), latest: [] };

/** Counts events, and re-renders at most once per frame. */
function useFiredEvents(apiRef: ApiRef, leaveOutNoisy: boolean) {
  const [fired, setFired] = React.useState(NOTHING);

  // #region preview
  React.useEffect(() => {
    const counts = new Map<GridEvents, number>();
    let latest: GridEvents[] = [];
    let frame = 0;
    const listened = EVENTS.filter(({ noisy }) => !(noisy && leaveOutNoisy));

    const unsubscribe = listened.map(({ name }) =>
      apiRef.current!.subscribeEvent(name, () => {
        counts.set(name, (counts.get(name) ?? 0) + 1);
        latest = [name, ...latest].slice(0, 6);
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => {
          setFired({ counts: new Map(counts), latest });
        });
      }),
    );

    return () => {
      cancelAnimationFrame(frame);
      unsubscribe.forEach((stop) => stop());
      setFired(NOTHING);
    };
  }, [apiRef, leaveOutNoisy]);
  // #endregion preview

  return fired;
}

const matches = (text: string, query: string) =>
  text.toLowerCase().includes(query.trim().toLowerCase());

function EventList({ apiRef }: { apiRef: ApiRef }) {
  const [query, setQuery] = React.useState('');
  const [leaveOutNoisy, setLeaveOutNoisy] = React.useState(true);
  const { counts, latest } = useFiredEvents(apiRef, leaveOutNoisy);
  const found = EVENTS.filter(
    ({ name, when }) => matches(name, query) || matches(when, query),
  );

  return (
    <Box sx={{ mt: 2 }}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <TextField
          label="Find an event"
          placeholder="click, edit, resize…"
          size="small"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <FormControlLabel
          control={
            <Switch
              checked={!leaveOutNoisy}
              onChange={(_, checked) => setLeaveOutNoisy(!checked)}
            />
          }
          label="Listen to noisy ones too"
        />
        <Typography variant="body2" color="text.secondary" role="status">
          {found.length} of {EVENTS.length} events
        </Typography>
      </Stack>
      <Typography variant="body2" noWrap sx={{ my: 1.5 }}>
        Latest: {latest.length > 0 ? latest.join(' ← ') : 'none yet'}
      </Typography>
      <Box
        tabIndex={0}
        role="region"
        aria-label="Events and how often they fired"
        sx={{ height: 240, overflow: 'auto', borderTop: 1, borderColor: 'divider' }}
      >
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, fontSize: 14, lineHeight: 1.4 }}
        >
          {found.map(({ name, when }) => (
            <Box
              key={name}
              component="li"
              sx={{
                display: 'flex',
                gap: 1.5,
                px: 1,
                py: 0.75,
                borderBottom: 1,
                borderColor: 'divider',
                bgcolor: counts.has(name) ? 'action.selected' : undefined,
              }}
            >
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box component="strong" sx={{ fontWeight: 600 }}>
                  {name}
                </Box>
                <Box sx={{ color: 'text.secondary' }}>{when}</Box>
              </Box>
              <span>{counts.get(name) ?? '–'}</span>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

export default function EventFinder() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 340 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          cellSelection
          checkboxSelection
          disableRowSelectionOnClick
          pagination
          showToolbar
          aria-label="Airports whose events are counted below"
        />
      </Box>
      <EventList apiRef={apiRef} />
    </Box>
  );
}
