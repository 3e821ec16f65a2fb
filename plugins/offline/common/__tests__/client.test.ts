/** @jest-environment jsdom */
import { holdUnsavedEdit } from '../../../../src/utils/unsavedEdits';
import { registerWorker } from '../../client/registerWorker';
import { watchVersions } from '../../client/watchVersions';

let isFocused: boolean;

beforeEach(() => {
  isFocused = true;
  jest.spyOn(document, 'hasFocus').mockImplementation(() => isFocused);
  sessionStorage.clear();
  document.body.innerHTML = '';
});

/** A page with what it does to itself, and the browser's service workers. */
function openPage({ hasWorker = true } = {}) {
  const container = Object.assign(new EventTarget(), {
    controller: hasWorker ? {} : null,
  });
  const reload = jest.fn();
  const check = watchVersions(
    container as unknown as ServiceWorkerContainer,
    reload,
  );
  return {
    reload,
    check,
    takeOver: () => container.dispatchEvent(new Event('controllerchange')),
    lose: (file: string) =>
      container.dispatchEvent(
        new MessageEvent('message', { data: { type: 'vanished', file } }),
      ),
  };
}

describe('a page under which another version takes over', () => {
  it('reloads once', () => {
    const { reload, takeOver, check } = openPage();
    takeOver();
    takeOver();
    check();
    window.dispatchEvent(new Event('focus'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('stays for the first worker, and reloads for the second', () => {
    const { reload, takeOver } = openPage({ hasWorker: false });
    takeOver();
    expect(reload).not.toHaveBeenCalled();
    takeOver();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits for the focus', () => {
    isFocused = false;
    const { reload, takeOver } = openPage();
    takeOver();
    expect(reload).not.toHaveBeenCalled();
    isFocused = true;
    window.dispatchEvent(new Event('focus'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits while something is unsaved', () => {
    const release = holdUnsavedEdit();
    const { reload, takeOver, check } = openPage();
    takeOver();
    window.dispatchEvent(new Event('focus'));
    check();
    expect(reload).not.toHaveBeenCalled();
    release();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each(['<input>', '<textarea></textarea>', '<iframe tabindex="0"></iframe>'])(
    'waits while the focus is in %s',
    (html) => {
      document.body.innerHTML = html;
      (document.body.firstElementChild as HTMLElement).focus();
      const { reload, takeOver } = openPage();
      takeOver();
      expect(reload).not.toHaveBeenCalled();
    },
  );
});

describe('a page that asks for a file which is gone', () => {
  it('reloads once for a file, however often it is missing', () => {
    const before = openPage();
    before.lose('/assets/js/a.js');
    expect(before.reload).toHaveBeenCalledTimes(1);
    const after = openPage();
    after.lose('/assets/js/a.js');
    expect(after.reload).not.toHaveBeenCalled();
    after.lose('/assets/js/b.js');
    expect(after.reload).toHaveBeenCalledTimes(1);
  });

  it('stays where nothing can be noted: it might reload for ever', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { reload, lose } = openPage();
    lose('/assets/js/a.js');
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('registering', () => {
  const registration = {} as ServiceWorkerRegistration;

  it.each([
    ['for the whole portal', [], ['/']],
    [
      'below /x/ where the host does not allow more',
      [new DOMException('scope', 'SecurityError')],
      ['/', undefined],
    ],
  ])('is done %s', async (_, failures, scopes) => {
    const register = jest.fn<
      Promise<ServiceWorkerRegistration>,
      [string, RegistrationOptions?]
    >();
    failures.forEach((failure) => register.mockRejectedValueOnce(failure));
    register.mockResolvedValue(registration);
    const container = { register } as unknown as ServiceWorkerContainer;
    expect(await registerWorker(container)).toBe(registration);
    expect(register.mock.calls.map(([, options]) => options?.scope)).toEqual(scopes);
  });

  it('fails where the worker can’t be had', async () => {
    const failure = new TypeError('404');
    const register = () => Promise.reject(failure);
    await expect(
      registerWorker({ register } as unknown as ServiceWorkerContainer),
    ).rejects.toBe(failure);
  });
});
