/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderInPortal } from '@site/tests/jest/renderInPortal';
import type { LiveFault } from '../../../live-frame/client/messages';
import type { LoadState } from '@site/src/hooks/useModule';
import type {
  CodeVariant,
  DateLibrary,
} from '@site/plugins/settings/common/definitions';
import { getSettingsStore } from '@site/plugins/settings/common/store';
import LiveView from '../LiveView';
import type { MenuEntry } from '../../Demo/toolbar/ToolbarMenu';
import { keepEdits } from '../../Demo/views/keptEdits';
import { DEMO, createFile, createLoaded } from '../../Demo/views/__tests__/fixtures';

let variant: CodeVariant;
/** Parts whose fetch fails. */
let missing: Set<'editor' | 'live' | 'data'>;
let reportFault: (fault: LiveFault) => void;
let reportDrawn: () => void;

function assertThere(part: 'editor' | 'live' | 'data') {
  if (missing.has(part)) {
    throw new Error(`no ${part}`);
  }
}

jest.mock('@site/plugins/settings/client/useCodeChoice', () => ({
  useCodeChoice: () => ({ variant, styling: 'system' }),
}));

// It asks for the layout, which jsdom has not.
jest.mock('../../Demo/toolbar/useRovingFocus', () => ({
  useRovingFocus: () => ({}),
}));

// It opens where its button is.
jest.mock('../../Demo/toolbar/ToolbarMenu', () => ({
  __esModule: true,
  default: ({ entries }: { entries: MenuEntry[] }) =>
    entries.map(({ label, onSelect }) => (
      <button key={label} type="button" onClick={onSelect}>
        {label}
      </button>
    )),
}));

jest.mock('../CodeEditor', () => {
  assertThere('editor');
  return {
    __esModule: true,
    default: (props: {
      value: string;
      onChange: (text: string) => void;
      onEscape: () => void;
    }) => (
      <textarea
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
        onKeyDown={props.onEscape}
      />
    ),
  };
});

jest.mock('../../Demo/views/liveParts', () => {
  assertThere('live');
  return {
    __esModule: true,
    EditedDemo: (props: {
      code: { files: { code: string }[] };
      fault?: LiveFault;
      onFault: typeof reportFault;
      onDrawn: () => void;
    }) => {
      reportFault = props.onFault;
      reportDrawn = props.onDrawn;
      return (
        <>
          <output>{props.code.files[0]!.code}</output>
          <div data-testid="errors">{props.fault?.message}</div>
        </>
      );
    },
  };
});

const WANTED: LoadState = { failure: undefined, loading: false, retry: () => {} };

const SHARED = {
  name: 'sample-data/orders.ts',
  load: async () => {
    assertThere('data');
    return { default: createFile('sample-data/orders', ['ts', 'js']) };
  },
};

const LOADED = createLoaded();
const LOADED_WITH_DATA = createLoaded({ shared: [SHARED] });

const view = (loaded = LOADED) => (
  <LiveView demo={DEMO} loaded={loaded} wantedStyling={WANTED} />
);

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value } });

const report = (message: string) =>
  act(() => reportFault({ phase: 'run', message }));

beforeEach(() => {
  keepEdits(DEMO.id, {});
  variant = 'TS';
  missing = new Set();
  jest.resetModules();
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
});

describe('LiveView', () => {
  it('says that the wanted styling could not be fetched, and goes on', () => {
    renderInPortal(
      <LiveView
        demo={DEMO}
        loaded={LOADED}
        wantedStyling={{ ...WANTED, failure: new Error('offline') }}
      />,
    );
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    expect(screen.getByText('The demo runs')).toBeTruthy();
  });

  it('shows the same file in the other language', async () => {
    const { rerender } = renderInPortal(view());
    await press('Show all code');
    fireEvent.click(screen.getByRole('tab', { name: 'rows.ts' }));
    variant = 'JS';
    rerender(view());
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('rows.js');
    expect(screen.getByRole('tabpanel').textContent).toBe('rows in js');
  });

  describe('of a demo with a date library', () => {
    const create = (library: string) =>
      createFile(`Cards for ${library}`, ['tsx', 'jsx']);
    let offline = false;
    const loaded = createLoaded({
      files: [create('dayjs')],
      dateLibraries: {
        names: ['luxon'],
        load: () =>
          offline
            ? Promise.reject(new Error('offline'))
            : Promise.resolve({ default: { luxon: [create('luxon')] } }),
      },
    });
    const choose = (library: DateLibrary) =>
      act(async () => getSettingsStore().set('dateLibrary', library));
    const getArea = (container: HTMLElement) =>
      container.querySelector('[data-code-block]')!;

    afterEach(async () => {
      offline = false;
      await choose('dayjs');
    });

    it('shows the code of the reader’s library, in both languages', async () => {
      const { container, rerender } = renderInPortal(view(loaded));
      await press('Show code');
      expect(getArea(container).textContent).toContain('Cards for dayjs in tsx');
      await choose('luxon');
      expect(getArea(container).textContent).toContain('Cards for luxon in tsx');
      expect(
        screen.getByRole('button', { name: 'Date library: Luxon' }),
      ).toBeTruthy();
      variant = 'JS';
      rerender(view(loaded));
      expect(getArea(container).textContent).toContain('Cards for luxon in jsx');
    });

    it('is hidden until that code has come', async () => {
      const { container } = renderInPortal(view(loaded));
      expect(getArea(container).hasAttribute('data-awaits-library')).toBe(false);
      act(() => getSettingsStore().set('dateLibrary', 'luxon'));
      expect(getArea(container).hasAttribute('data-awaits-library')).toBe(true);
      await choose('luxon');
      expect(getArea(container).hasAttribute('data-awaits-library')).toBe(false);
    });

    it('says that a library has no equal', async () => {
      const { container } = renderInPortal(view(loaded));
      await press('Show code');
      await choose('moment');
      expect(screen.getByText(/no equal in Moment/)).toBeTruthy();
      expect(getArea(container).textContent).toContain('Cards for dayjs in tsx');
    });

    it('shows Day.js where the code can’t be fetched, and a way to try again', async () => {
      offline = true;
      const { container } = renderInPortal(view(loaded));
      await press('Show code');
      await choose('luxon');
      expect(getArea(container).textContent).toContain('Cards for dayjs in tsx');
      expect(getArea(container).hasAttribute('data-awaits-library')).toBe(false);
      offline = false;
      await press('Try again');
      expect(getArea(container).textContent).toContain('Cards for luxon in tsx');
    });

    it('keeps the edits of each library', async () => {
      renderInPortal(view(loaded));
      await press('Edit live');
      type('mine');
      await choose('luxon');
      expect(screen.getByRole('textbox')).toHaveProperty(
        'value',
        'Cards for luxon in tsx',
      );
      await choose('dayjs');
      expect(screen.getByRole('textbox')).toHaveProperty('value', 'mine');
    });
  });

  it('shows the marked lines of the entry until the reader edits it', async () => {
    renderInPortal(view());
    expect(screen.getByText('marked TS')).toBeTruthy();
    await press('Edit live');
    type('mine');
    await press('Hide code');
    expect(screen.queryByText('marked TS')).toBeNull();
  });

  it('has the reader’s edits again on the way back, marked, until a reset', async () => {
    const { unmount } = renderInPortal(view());
    await press('Edit live');
    type('mine');
    unmount();
    const { container } = renderInPortal(view());
    await act(async () => {});
    expect(screen.getByText('mine', { selector: 'output' })).toBeTruthy();
    const getMark = () => container.querySelector('[data-edited]');
    expect(getMark()?.textContent).toContain('Edited');
    await press('More');
    await press('Reset the demo');
    expect(getMark()).toBeNull();
    expect(screen.getByText('The demo runs')).toBeTruthy();
  });

  it('says that a copy failed without the keys for another one', async () => {
    jest.useFakeTimers();
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
      configurable: true,
    });
    document.execCommand = () => false;
    renderInPortal(view());
    expect(screen.getByRole('button', { name: 'Copy' }).dataset.tooltip).toBe(
      'Copy (Ctrl+C)',
    );
    await press('Copy');
    expect(screen.getByRole('button', { name: 'Copy failed' }).dataset.tooltip).toBe(
      'Copy failed',
    );
    Reflect.deleteProperty(document, 'execCommand');
    jest.useRealTimers();
  });

  it('keeps the published demo in sight, inert, until the edited one is drawn', async () => {
    const { container } = renderInPortal(view());
    const getPublished = () => container.querySelector('.demo');
    expect(getPublished()!.closest('[inert]')).toBeNull();
    const before = getPublished();
    await press('Edit live');
    expect(getPublished()).toBe(before);
    expect(getPublished()!.closest('[inert]')).toBeTruthy();
    act(() => reportDrawn());
    expect(getPublished()).toBeNull();
    await press('Edit live');
    expect(getPublished()!.closest('[inert]')).toBeNull();
  });

  it('runs edited code once, on the full screen with its faults', async () => {
    renderInPortal(view());
    await press('Edit live');
    type('mine');
    report('a fault');
    await press('Full screen');
    const dialog = screen.getByRole('dialog');
    expect(screen.getAllByText('mine', { selector: 'output' })).toEqual([
      within(dialog).getByText('mine', { selector: 'output' }),
    ]);
    expect(screen.getAllByTestId('errors')).toEqual([
      within(dialog).getByText('a fault'),
    ]);
    fireEvent(dialog, new Event('close'));
    expect(screen.getByTestId('errors').textContent).toBe('a fault');
    expect(screen.getAllByText('mine', { selector: 'output' })).toHaveLength(1);
  });

  it('is edited in one place, on the full screen while that is open', async () => {
    renderInPortal(view());
    await press('Edit live');
    type('mine');
    await press('Full screen');
    const dialog = screen.getByRole('dialog');
    const editor = screen.getByRole<HTMLTextAreaElement>('textbox');
    expect(within(dialog).getByRole('textbox')).toBe(editor);
    expect(editor.value).toBe('mine');
    fireEvent.keyDown(editor, { key: 'Escape' });
    expect(document.activeElement).toBe(
      within(dialog).getByRole('button', { name: 'Hide code' }),
    );
    type('mine, too');
    fireEvent(dialog, new Event('close'));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('mine, too');
  });

  it.each([
    [
      'the variant',
      () => {
        variant = 'JS';
      },
      LOADED,
    ],
    ['the styling', () => {}, createLoaded({ styling: 'css' })],
  ])('forgets a fault with a change of %s', async (_, change, loaded) => {
    const { rerender } = renderInPortal(view());
    await press('Edit live');
    report('a fault');
    expect(screen.getByTestId('errors').textContent).toBe('a fault');
    change();
    rerender(view({ ...loaded }));
    expect(screen.getByTestId('errors').textContent).toBe('');
  });
});

describe('LiveView, offline', () => {
  it.each(['editor', 'live'] as const)(
    'keeps demo, code and toolbar without the %s, and gets it at a retry',
    async (part) => {
      missing.add(part);
      renderInPortal(view());
      await press('Edit live');
      expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
      expect(screen.getByRole('toolbar')).toBeTruthy();
      missing.clear();
      await press('Try again');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.getByRole('textbox')).toBeTruthy();
      expect(screen.getByText('Cards in tsx', { selector: 'output' })).toBeTruthy();
    },
  );

  it('shows the reader’s own text where the editor doesn’t come', async () => {
    renderInPortal(view());
    await press('Edit live');
    type('mine');
    await press('Hide code');
    missing.add('editor');
    jest.resetModules();
    await press('Edit live');
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(screen.getByRole('tabpanel').textContent).toBe('mine');
    expect(screen.getByText('mine', { selector: 'output' })).toBeTruthy();
  });

  it('misses the sample data where the reader is, and gets it at a retry', async () => {
    missing.add('data');
    renderInPortal(view(LOADED_WITH_DATA));
    await press('Show all code');
    expect(screen.queryByRole('tab', { name: 'sample-data/orders.ts' })).toBeNull();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await press('Edit live');
    type('mine');
    expect(
      within(screen.getByRole('group', { name: 'Cards, running' })).getByRole(
        'alert',
      ),
    ).toBe(screen.getByRole('alert'));
    missing.clear();
    await press('Try again');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('mine', { selector: 'output' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'sample-data/orders.ts' })).toBeTruthy();
  });
});
