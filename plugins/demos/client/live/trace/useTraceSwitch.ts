import { useSyncExternalStore } from 'react';
import { createListeners } from '@site/src/utils/createListeners';
import { visitTextStorage } from '@site/src/utils/storage';

/** Where the tab keeps that the reader has switched Trace off; it is on at first. */
const STORAGE_NAME = 'demoTrace';
const OFF = 'off';

const { subscribe, notify } = createListeners();
let isOn: boolean | undefined;

function getSnapshot(): boolean {
  isOn ??= visitTextStorage.read(STORAGE_NAME) !== OFF;
  return isOn;
}

function set(next: boolean) {
  isOn = next;
  visitTextStorage.write(STORAGE_NAME, next ? null : OFF);
  notify();
}

/** Whether code and demo point at each other, for all demos of this visit; and its setter. */
export function useTraceSwitch(): [isOn: boolean, set: (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, getSnapshot, () => true), set];
}
