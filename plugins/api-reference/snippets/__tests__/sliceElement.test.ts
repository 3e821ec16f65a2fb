import type { ApiComponent } from '../../types';
import { keepAttributes } from '../keepAttributes';
import { listElements } from '../listElements';
import { printSlice } from '../printSlice';
import { hasTypes, readModule } from '../readModule';
import { sliceElement } from '../sliceElement';

const GRID = {
  name: 'Grid',
  props: [{ name: 'columns', required: true }],
} as unknown as ApiComponent;

/** Cuts the element with an attribute out of files, the demo's own first. */
function slice(attribute: string | undefined, files: Record<string, string>) {
  const modules = new Map(
    Object.entries(files).map(([name, text]) => [name, readModule(name, text)]),
  );
  const demo = { id: 'page/Demo', name: 'Demo', sources: {} } as never;
  const [element] = listElements(demo, modules, (specifier, exported) =>
    specifier === 'grids' && exported === 'Grid' ? GRID : undefined,
  );
  const shown = element!.tag.attributes.properties.find(
    (property) => property.name?.getText() === attribute,
  );
  const found = sliceElement(
    element!,
    keepAttributes(element!, shown as never, GRID),
  );
  return found && printSlice(found, element!);
}

describe('a snippet', () => {
  it('has the attribute, what the component needs, and what both rest on', () => {
    const code = slice('rowHeight', {
      'Demo.tsx': `import * as React from 'react';
import { Grid, type Column } from 'grids';
import { pick } from './sample-data/pick';

// #region preview
export interface Row {
  id: number;
}
// #endregion preview

const SIZE = 40;
const rows: Row[] = pick(SIZE);
const unused = 1;
const columns: Column<Row>[] = [
  { field: 'id' },
];

export default function Demo() {
  const [open, setOpen] = React.useState(false);
  const height = SIZE * 2;

  return (
    <main>
      <div style={{ height: 300 }}>
        <Grid
          rows={rows}
          columns={columns}
          rowHeight={height}
          onOpen={() => setOpen(!open)}
        />
      </div>
    </main>
  );
}
`,
      'sample-data/pick.ts': `const ALL = [{ id: 1 }];

export function pick(count: number) {
  return ALL.slice(0, count);
}
`,
    });
    expect(code).toBe(`import { Grid, type Column } from 'grids';

interface Row {
  id: number;
}

const ALL = [{ id: 1 }];

function pick(count: number) {
  return ALL.slice(0, count);
}

const SIZE = 40;

const rows: Row[] = pick(SIZE);

const columns: Column<Row>[] = [
  { field: 'id' },
];

export default function Example() {
  const height = SIZE * 2;

  return (
    <div style={{ height: 300 }}>
      <Grid rows={rows} columns={columns} rowHeight={height} />
    </div>
  );
}
`);
  });

  it('keeps the attributes that share state with the one that it is about', () => {
    const code = slice('value', {
      'Demo.tsx': `import * as React from 'react';
import { Grid } from 'grids';

export default function Demo() {
  const [value, setValue] = React.useState(0);
  return <Grid value={value} onChange={(next) => setValue(next)} dense />;
}
`,
    });
    expect(code).toContain(
      '<Grid value={value} onChange={(next) => setValue(next)} />',
    );
  });

  it('keeps what a module does to a package, and additions to types', () => {
    const code = slice('value', {
      'Demo.tsx': `import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { Grid } from 'grids';
import 'dayjs/locale/de';

dayjs.extend(utc);
window.scrollTo(0, 0);

declare module 'grids' {
  interface Slots {
    title: string;
  }
}

export default function Demo() {
  return <Grid value={dayjs()} />;
}
`,
    })!;
    expect(code).toContain("import utc from 'dayjs/plugin/utc';");
    expect(code).toContain("import 'dayjs/locale/de';");
    expect(code).toContain('dayjs.extend(utc);');
    expect(code).toContain("declare module 'grids' {");
    expect(code).not.toContain('scrollTo');
  });

  it.each([
    ['what a function around it gives', '{[1].map((size) => <Grid size={size} />)}'],
    ['what its component is given', '<Grid size={props.size} />'],
  ])('is none of %s', (_fault, jsx) => {
    const files = {
      'Demo.tsx': `import { Grid } from 'grids';

export default function Demo(props: { size: number }) {
  return <p>${jsx}</p>;
}
`,
    };
    expect(slice('size', files)).toBeUndefined();
  });

  it('is none where two files have one name for two things', () => {
    const files = {
      'Demo.tsx': `import { Grid } from 'grids';
import { pick } from './pick';

const ALL = 1;

export default function Demo() {
  return <Grid size={pick(ALL)} />;
}
`,
      'pick.ts': `const ALL = 2;

export const pick = (size: number) => size + ALL;
`,
    };
    expect(slice('size', files)).toBeUndefined();
  });

  it('is none for another date library than the demos are written for', () => {
    const files = {
      'Demo.tsx': `import { Grid } from 'grids';
import { AdapterLuxon } from 'dates/AdapterLuxon';

export default function Demo() {
  return <Grid adapter={AdapterLuxon} />;
}
`,
    };
    expect(slice('adapter', files)).toBeUndefined();
  });
});

describe('hasTypes', () => {
  it.each([
    ['const a: number = 1;', true],
    ['useState<string>()', true],
    ["import { type Column } from 'grids';", true],
    ['const a = b as C;', true],
    ['a!.b();', true],
    ['const a = <Grid a={b < c} />;', false],
  ])('%s: %s', (code, expected) => {
    expect(hasTypes(code)).toBe(expected);
  });
});
