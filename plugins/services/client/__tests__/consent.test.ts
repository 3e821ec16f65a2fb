/** @jest-environment jsdom */
import {
  CONSENT_STORAGE_NAME,
  getConsent,
  refusesTracking,
  setConsent,
  subscribeToConsent,
} from '../consent';

/** What another tab does. */
function changeElsewhere(text: string | null) {
  if (text === null) {
    window.localStorage.clear();
  } else {
    window.localStorage.setItem(CONSENT_STORAGE_NAME, text);
  }
  window.dispatchEvent(
    new StorageEvent('storage', {
      key: text === null ? null : CONSENT_STORAGE_NAME,
      storageArea: window.localStorage,
    }),
  );
}

function refuseByBrowser(refuses: boolean) {
  Object.defineProperty(window.navigator, 'globalPrivacyControl', {
    value: refuses,
    configurable: true,
  });
}

let unsubscribe: () => void;
const listener = jest.fn();

beforeEach(() => {
  refuseByBrowser(false);
  unsubscribe = subscribeToConsent(listener);
  changeElsewhere(null);
  listener.mockClear();
});

afterEach(() => {
  unsubscribe();
  jest.restoreAllMocks();
});

describe('the answer', () => {
  for (const [text, consent] of [
    [null, undefined],
    ['granted', 'granted'],
    ['denied', 'denied'],
    ['yes', undefined],
    ['', undefined],
  ] as const) {
    it(`is ${consent} where ${text} is stored`, () => {
      changeElsewhere(text);
      expect(getConsent()).toBe(consent);
    });
  }

  it('is kept, told, and may be changed', () => {
    setConsent('granted');
    expect(window.localStorage.getItem(CONSENT_STORAGE_NAME)).toBe('granted');
    setConsent('denied');
    expect(getConsent()).toBe('denied');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is told when another tab changes it, and not to those who have left', () => {
    setConsent('granted');
    changeElsewhere('denied');
    expect(getConsent()).toBe('denied');
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    changeElsewhere('granted');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('holds over an older one that the browser does not let us replace', () => {
    setConsent('granted');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('The quota is exceeded.');
    });
    setConsent('denied');
    expect(getConsent()).toBe('denied');
  });

  it('is no where the browser refuses for its reader, whatever is stored', () => {
    setConsent('granted');
    refuseByBrowser(true);
    expect(getConsent()).toBe('denied');
  });
});

describe('a browser', () => {
  for (const [doNotTrack, globalPrivacyControl, refuses] of [
    [null, undefined, false],
    ['unspecified', undefined, false],
    ['0', false, false],
    ['1', undefined, true],
    ['yes', undefined, true],
    ['0', true, true],
  ] as const) {
    it(`${refuses ? 'refuses' : 'does not refuse'} with Do-Not-Track ${doNotTrack} and Global Privacy Control ${globalPrivacyControl}`, () => {
      expect(refusesTracking({ doNotTrack, globalPrivacyControl })).toBe(refuses);
    });
  }
});
