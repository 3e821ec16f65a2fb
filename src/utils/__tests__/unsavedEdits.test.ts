import { hasUnsavedEdit, holdUnsavedEdit, onAllSaved } from '../unsavedEdits';

it('an edit is unsaved until each note is taken back once', () => {
  const listener = jest.fn();
  onAllSaved(listener);
  expect(hasUnsavedEdit()).toBe(false);
  const releaseFirst = holdUnsavedEdit();
  const releaseSecond = holdUnsavedEdit();
  releaseFirst();
  releaseFirst();
  expect(hasUnsavedEdit()).toBe(true);
  expect(listener).not.toHaveBeenCalled();
  releaseSecond();
  expect(hasUnsavedEdit()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(1);
});
