/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useModule } from '../useModule';

/** A load whose attempts the test settles, in their order or not. */
function createLoad() {
  const attempts: {
    resolve: (text: string) => void;
    reject: (error: Error) => void;
  }[] = [];
  const load = () =>
    new Promise<string>((resolve, reject) => attempts.push({ resolve, reject }));
  const resolve = (index: number, text: string) =>
    act(async () => attempts[index]!.resolve(text));
  const reject = (index: number, text: string) =>
    act(async () => attempts[index]!.reject(new Error(text)));
  return { attempts, load, resolve, reject };
}

function render({ load }: { load: () => Promise<string> }, wanted = true) {
  return renderHook((props) => useModule(props.load, props.wanted), {
    initialProps: { load, wanted },
  });
}

describe('useModule', () => {
  it('loads when it is wanted, once', async () => {
    const source = createLoad();
    const { result, rerender } = render(source, false);
    expect(source.attempts).toHaveLength(0);
    expect(result.current.loading).toBe(false);
    rerender({ load: source.load, wanted: true });
    expect(result.current).toMatchObject({ module: undefined, loading: true });
    await source.resolve(0, 'editor');
    expect(result.current).toMatchObject({ module: 'editor', loading: false });

    rerender({ load: source.load, wanted: false });
    expect(result.current.module).toBe('editor');
    rerender({ load: source.load, wanted: true });
    expect(source.attempts).toHaveLength(1);
  });

  it('holds a failure until an attempt succeeds', async () => {
    const source = createLoad();
    const { result } = render(source);
    await source.reject(0, 'offline');
    expect(result.current).toMatchObject({
      failure: new Error('offline'),
      loading: false,
    });
    act(() => result.current.retry());
    expect(result.current).toMatchObject({
      failure: new Error('offline'),
      loading: true,
    });
    await source.reject(1, 'still offline');
    expect(result.current).toMatchObject({
      failure: new Error('still offline'),
      loading: false,
    });
    act(() => result.current.retry());
    await source.resolve(2, 'editor');
    expect(result.current).toMatchObject({ module: 'editor', failure: undefined });
  });

  it('tries again when a failed part is wanted anew', async () => {
    const source = createLoad();
    const { result, rerender } = render(source);
    await source.reject(0, 'offline');
    rerender({ load: source.load, wanted: false });
    rerender({ load: source.load, wanted: true });
    await source.resolve(1, 'editor');
    expect(result.current.module).toBe('editor');
  });

  it.each(['resolve', 'reject'] as const)(
    'ignores an earlier load that does %s late',
    async (settle) => {
      const earlier = createLoad();
      const later = createLoad();
      const { result, rerender } = render(earlier);
      rerender({ load: later.load, wanted: true });
      await later.resolve(0, 'later');
      await earlier[settle](0, 'earlier');
      expect(result.current).toMatchObject({ module: 'later', failure: undefined });
    },
  );

  it('forgets what it has when something else is to be loaded', async () => {
    const earlier = createLoad();
    const { result, rerender } = render(earlier);
    await earlier.reject(0, 'offline');
    rerender({ load: createLoad().load, wanted: true });
    expect(result.current).toMatchObject({ failure: undefined, loading: true });
  });
});
