import { parsePage } from '../../../translations';
import { findText, listOldNames } from '../listOldNames';
import { readSections } from '../readSections';

const PAGE = `---
title: Migrate
---

## All changes {/* #all-changes */}

| Version 5 | Version 6 |
|---|---|
| \`GridColumns\` | [a section](#types) |

## Types and \`interfaces\` <Plan name="pro" /> {/* #types */}

The grid still has \`GridColDef\`. It is an object.

| Version 5 | Version 6 |
|---|---|
| \`GridColumns\`, \`GridEnrichedColDef\` | [\`GridColDef[]\`](/x/api/grid-col-def) |
| \`GridColType\` <Plan name="pro" /> | \`GridColType\`, with \`'a' \\| 'b'\` |
| \`unstable_filter\`, \`GRID_ROOT_CLASS\`, \`xAxisKey\` | Nothing |
| \`cell--withRenderer\`, \`.MuiGrid-root\` | Nothing |
| \`page\` | \`paginationModel\` |

| Function | Version 5 | Version 6 |
|---|---|---|
| \`getRowName\` | \`RowNameParams\` | \`string\` |

| In your code | What you get |
|---|---|
| \`getOldRow\` | An error |

~~~diff
-const columns: GridColumns = readLocalNames();
+const columns: GridColDef[] = readLocalNames();
~~~

### \`renderInput\` is removed {/* #render-input */}

Fields render themselves. \`inputFormat\` and \`maskText\` are removed, so use \`slotProps\`. \`getByRole\` fails because \`readOnly\` is no longer there for \`fireEvent\`.

- A step in a list. If you passed \`renderInput\`, wait.

  \`\`\`diff
  -<DatePicker renderInput={(params) => <TextField {...params} />} />
  +<DatePicker slotProps={{ textField: { size: 'small' } }} />
   - itemCount
  \`\`\`

\`\`\`\`tsx
const GridColumns = '## No heading {/* #code */}';
\`\`\`\`
`;

const sections = readSections(parsePage(PAGE, 'guide/index.mdx').root);
const names = listOldNames(sections, ['all-changes']);

function getText(section: string, name: string): string {
  return findText(
    sections.find(({ id }) => id === section)!,
    name,
  );
}

it('reads headings as readers see them', () => {
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ['all-changes', 'All changes'],
    ['types', 'Types and interfaces'],
    ['render-input', 'renderInput is removed'],
  ]);
});

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
  ['of an old column that is not the first', 'RowNameParams', 'types', ''],
  ['in snake case', 'unstable_filter', 'types', ''],
  ['in capitals', 'GRID_ROOT_CLASS', 'types', ''],
  ['with a single letter first', 'xAxisKey', 'types', ''],
  ['of a class', 'cell--withRenderer', 'types', ''],
  ['of a class of the DOM', 'MuiGrid-root', 'types', ''],
  [
    'that a sentence says is gone, with that sentence',
    'inputFormat',
    'render-input',
    'inputFormat and maskText are removed, so use slotProps.',
  ],
  [
    'that a heading says is gone, with the sentence that has it',
    'renderInput',
    'render-input',
    'If you passed renderInput, wait.',
  ],
])('lists a name %s', (_, name, section, text) => {
  expect(names).toContainEqual({ name, section });
  if (text !== '') {
    expect(getText(section, name)).toBe(text);
  }
});

it.each<[string, string]>([
  ['that stays', 'GridColType'],
  ['that comes', 'GridColDef'],
  ['that a sentence says nothing of', 'getByRole'],
  ['that stands after what is gone', 'fireEvent'],
  ['of a single word', 'page'],
  ['that the text does not speak of', 'readLocalNames'],
  ['beside the old column', 'getRowName'],
  ['of a table without an old column', 'getOldRow'],
  ['in a line that a diff keeps', 'itemCount'],
])('leaves out a name %s', (_, name) => {
  expect(names.map((one) => one.name)).not.toContain(name);
});

it('lists a name once, in the first section that is not skipped', () => {
  expect(names.filter(({ name }) => name === 'GridColumns')).toHaveLength(1);
  expect(listOldNames(sections)[0]).toEqual({
    name: 'GridColumns',
    section: 'all-changes',
  });
});
