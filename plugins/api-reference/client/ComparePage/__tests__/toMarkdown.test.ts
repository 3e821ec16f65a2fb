import { translate } from '@site/src/i18n/translate';
import {
  createEntry,
  createMember,
  createRecord,
} from '../../../history/__tests__/createRecord';
import { compareVersions } from '../../../common/history/compareVersions';
import { CHANGE_KINDS } from '../../../common/history/changes';
import { createGroups } from '../createGroups';
import { toMarkdown } from '../describeChange';

const FIRST = { from: '7.29.1' };

const entries = [
  createEntry([
    createMember('added', { from: '8.9.4', type: 'number' }),
    createMember('removed', FIRST, {
      from: '8.9.4',
      gone: true,
      replacedBy: 'added',
    }),
    createMember('lost', FIRST, { from: '8.9.4', gone: true }),
    createMember('old', FIRST, { from: '8.9.4', deprecated: 'Use `added`.' }),
    createMember('older', { ...FIRST, deprecated: true }, { from: '8.9.4' }),
    createMember('preset', FIRST, { from: '8.9.4', default: '`1`' }),
    createMember('must', FIRST, { from: '8.9.4', required: true }),
    createMember('paid', FIRST, { from: '8.9.4', plan: 'premium' }),
    createMember('typed', { ...FIRST, type: 'A' }, { from: '8.9.4', type: 'B' }),
  ]),
  createEntry([], { name: 'Lines', states: [{ from: '8.9.4', plan: 'pro' }] }),
];

describe('toMarkdown', () => {
  it('has a heading per group, and a line for every kind of change', () => {
    const groups = createGroups(
      compareVersions(createRecord(...entries), '7.29.1', '8.9.4'),
      { entry: '', kinds: CHANGE_KINDS, plan: 'all', kind: 'all', text: '' },
    );
    expect(
      toMarkdown('From 7.29 to 8.9', groups, (key, values) =>
        translate('en', key, values),
      ),
    ).toMatchInlineSnapshot(`
      "# From 7.29 to 8.9

      ## Components, hooks and interfaces

      - \`Lines\`: Added

      ## Bars

      - \`added\`: Added
      - \`lost\`: Removed
      - \`removed\`: Removed (replaced by \`added\`)
      - \`old\`: Deprecated (Not deprecated → Use \`added\`.)
      - \`older\`: No longer deprecated (Deprecated → Not deprecated)
      - \`preset\`: Default changed (none → \`1\`)
      - \`must\`: Required or not (Optional → Required)
      - \`paid\`: Plan changed (Community → Premium)
      - \`typed\`: Type changed (\`A\` → \`B\`)
      "
    `);
  });
});
