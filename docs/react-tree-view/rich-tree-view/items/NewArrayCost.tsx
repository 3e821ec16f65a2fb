import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

// 2,000 letters in 20 boxes. One box is open, so 120 rows are on the page.
const boxes = Array.from({ length: 20 }, (_box, box) => ({
  id: `box-${box + 1}`,
  label: `Box ${box + 1}`,
  children: Array.from({ length: 100 }, (_letter, letter) => ({
    id: `letter-${box + 1}-${letter + 1}`,
    label: `Letter ${letter + 1}`,
  })),
}));

const rows = { rendered: 0 };

function CountedItem(props: TreeItemProps) {
  React.useLayoutEffect(() => {
    rows.rendered += 1;
  });
  return <TreeItem {...props} />;
}

function measure(task: () => void) {
  const start = performance.now();
  task();
  return Math.round(performance.now() - start);
}

const slots = { item: CountedItem };

export default function NewArrayCost() {
  const [isNewArray, setIsNewArray] = React.useState(true);
  const [renders, setRenders] = React.useState(0);
  const [result, setResult] = React.useState('Not measured yet.');

  // #region preview
  const items = isNewArray ? [...boxes] : boxes;
  // #endregion preview

  const renderTenTimes = () => {
    rows.rendered = 0;
    const milliseconds = measure(() => {
      for (let i = 1; i <= 10; i += 1) {
        flushSync(() => setRenders(renders + i));
      }
    });
    setResult(`${rows.rendered} rows rendered again, ${milliseconds} ms.`);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <FormControlLabel
        control={
          <Switch
            checked={isNewArray}
            onChange={(event) => setIsNewArray(event.target.checked)}
          />
        }
        label="New array on each render"
      />
      <Box sx={{ my: 1 }}>
        <Button size="small" variant="outlined" onClick={renderTenTimes}>
          Render this demo ten times
        </Button>
      </Box>
      <Typography variant="body2" role="status" sx={{ mb: 2 }}>
        {result}
      </Typography>
      <Box
        sx={{
          height: 140,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <RichTreeView
          aria-label="Letters in the archive"
          items={items}
          slots={slots}
          defaultExpandedItems={['box-1']}
        />
      </Box>
    </Box>
  );
}
