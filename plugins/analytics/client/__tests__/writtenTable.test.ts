import fs from 'node:fs';
import {
  AD_ACTIONS,
  CLICK_ACTIONS,
  SEARCH_ENDS,
  VITALS,
} from '../../../../src/events/events';

/** The rows of CONTRIBUTING.md's table of events: each event with its actions. */
function readTable(): Record<string, string[]> {
  const text = fs.readFileSync('CONTRIBUTING.md', 'utf8');
  const [, section = ''] = /## Count an event\n([\s\S]*?)\n## /.exec(text) ?? [];
  const rows = [...section.matchAll(/^\| `(\w+)` \| ([^|]*)\|/gm)];
  return Object.fromEntries(
    rows.map(([, event, actions]) => [
      event!,
      [...actions!.matchAll(/`([\w-]+)`/g)].map(([, action]) => action!),
    ]),
  );
}

it('the written table has every event that can be sent, and no other', () => {
  expect(readTable()).toEqual({
    page_view: [],
    ...CLICK_ACTIONS,
    search: [...CLICK_ACTIONS.search, ...SEARCH_ENDS],
    ad: AD_ACTIONS,
    web_vital: VITALS,
  });
});
