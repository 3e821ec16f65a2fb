import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';

type Loan = { branch: string; books: number };
type Answer = 'loading' | 'failed' | Loan[];

const LOANS: Loan[] = [
  { branch: 'Harbor', books: 412 },
  { branch: 'Old Town', books: 655 },
  { branch: 'Hillside', books: 288 },
  { branch: 'Campus', books: 731 },
];

const answers = { values: LOANS, nothing: [] as Loan[], error: 'failed' as const };
type Wish = keyof typeof answers;

export default function LaterValues() {
  const [answer, setAnswer] = React.useState<Answer>(LOANS);
  const timer = React.useRef(0);

  React.useEffect(() => () => window.clearTimeout(timer.current), []);

  // Simulates a request that takes a second.
  const ask = (wish: Wish) => {
    window.clearTimeout(timer.current);
    setAnswer('loading');
    timer.current = window.setTimeout(() => setAnswer(answers[wish]), 1000);
  };
  const rows = typeof answer === 'string' ? [] : answer;

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button size="small" variant="outlined" onClick={() => ask('values')}>
          Load
        </Button>
        <Button size="small" variant="outlined" onClick={() => ask('nothing')}>
          Load nothing
        </Button>
        <Button size="small" variant="outlined" onClick={() => ask('error')}>
          Fail
        </Button>
      </Box>
      <Box sx={{ height: 280 }} aria-live="polite">
        {/* #region preview */}
        {answer === 'failed' ? (
          <Alert
            severity="error"
            action={<Button onClick={() => ask('values')}>Try again</Button>}
          >
            The loans could not be loaded.
          </Alert>
        ) : (
          <BarChart
            height={280}
            loading={answer === 'loading'}
            dataset={rows}
            xAxis={[{ scaleType: 'band', dataKey: 'branch' }]}
            series={[{ dataKey: 'books', label: 'Books lent today' }]}
            hideLegend
            role="img"
            aria-label="Books lent today by four branches of a library"
          />
        )}
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
