import { readOldNames } from '../readOldNames';

const PAGE = `---
title: Migrate
---

## All changes {/* #all-changes */}

| Change | Codemod |
|---|---|
| [\`GridColumns\` is gone](#types) | No |

## Types and interfaces {/* #types */}

The grid still has \`GridColDef\`. Use it.

| Version 5 | Version 6 |
|---|---|
| \`GridColumns\`, \`GridEnrichedColDef\` | [\`GridColDef[]\`](/x/api/grid-col-def) |
| \`GridColType\` | \`GridColType\`, with \`'actions'\` |
| \`page\` | \`paginationModel\` |

\`\`\`diff
-const columns: GridColumns = readLocalNames();
+const columns: GridColDef[] = readLocalNames();
\`\`\`

### \`renderInput\` is removed {/* #render-input */}

Fields render themselves. If you passed \`renderInput\` for a style, use \`slotProps\`. Nothing else changes.

- A step in a list:

  \`\`\`diff
  -<DatePicker renderInput={(params) => <TextField {...params} />} />
  +<DatePicker slotProps={{ textField: { size: 'small' } }} />
  \`\`\`

\`\`\`tsx
const GridColumns = '## No heading {/* #code */}';
\`\`\`
`;

const names = readOldNames(PAGE, ['all-changes']);

it.each<[string, string, string, string]>([
  [
    'of a row, with the row',
    'GridColumns',
    'types',
    'GridColumns, GridEnrichedColDef; GridColDef[]',
  ],
  [
    'of a row with several',
    'GridEnrichedColDef',
    'types',
    'GridColumns, GridEnrichedColDef; GridColDef[]',
  ],
  [
    'that a diff in a list removes, with the sentence',
    'renderInput',
    'render-input',
    'If you passed renderInput for a style, use slotProps.',
  ],
])('lists a name %s', (_, name, section, text) => {
  expect(names).toContainEqual(expect.objectContaining({ name, section, text }));
});

it.each<[string, string]>([
  ['that stays', 'GridColType'],
  ['that comes', 'GridColDef'],
  ['of a single word', 'page'],
  ['that the text does not speak of', 'readLocalNames'],
])('leaves out a name %s', (_, name) => {
  expect(names.map((one) => one.name)).not.toContain(name);
});

it('lists a name once, in the first section that is not skipped', () => {
  expect(names.filter(({ name }) => name === 'GridColumns')).toHaveLength(1);
  expect(readOldNames(PAGE)[0]).toMatchObject({ section: 'all-changes' });
});
