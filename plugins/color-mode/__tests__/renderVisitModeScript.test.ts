/** @jest-environment jsdom */
import { renderVisitModeScript } from '../renderVisitModeScript';

/** Runs the script on a document that Docusaurus has stamped as light by choice. */
function run(visitMode: string | undefined, isSystemDark: boolean) {
  const { dataset } = document.documentElement;
  Object.assign(dataset, { theme: 'light', themeChoice: 'light' });
  delete dataset.visitMode;
  if (visitMode !== undefined) {
    dataset.visitMode = visitMode;
  }
  window.matchMedia = jest.fn().mockReturnValue({ matches: isSystemDark });
  window.eval(renderVisitModeScript());
  return [dataset.themeChoice, dataset.theme];
}

it.each([
  [undefined, true, ['light', 'light']],
  ['dark', false, ['dark', 'dark']],
  ['light', true, ['light', 'light']],
  ['system', true, ['system', 'dark']],
  ['system', false, ['system', 'light']],
])('a visit’s mode %s, where the system is dark: %s, gives %j', (...given) => {
  const [visitMode, isSystemDark, stamps] = given;
  expect(run(visitMode, isSystemDark)).toEqual(stamps);
});
