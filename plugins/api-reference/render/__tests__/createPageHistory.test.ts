import {
  createEntry,
  createMember,
  createRecord,
  INSTALLED,
} from '../../history/__tests__/createRecord';
import type { EntryHistory } from '../../common/history/types';
import { createPageHistory } from '../createPageHistory';

function create(entry: EntryHistory, name = entry.name) {
  return createPageHistory(
    { history: createRecord(entry), installed: INSTALLED },
    { kind: entry.kind, name },
  );
}

describe('createPageHistory', () => {
  it('marks a member with since when it is there, deprecated, and where it goes', () => {
    const { getMarks } = create(
      createEntry([
        createMember(
          'size',
          { from: '8.2.0' },
          { from: '8.9.4', after: '8.2.0', deprecated: true },
          { from: '9.0.2', gone: true },
        ),
        createMember('old', { from: '7.29.1' }),
      ]),
    );
    expect(getMarks('props', 'size')).toMatchObject({
      since: { from: '8.2.0' },
      deprecatedSince: { from: '8.9.4', after: '8.2.0' },
      removal: { from: '9.0.2' },
    });
    expect(getMarks('props', 'old')).toEqual({});
    expect(getMarks('slots', 'size')).toEqual({});
  });

  it('says once since when a page and its first members are there', () => {
    const history = create(
      createEntry(
        [
          createMember('size', { from: '8.2.0' }),
          createMember('late', { from: '8.9.4' }),
        ],
        { states: [{ from: '8.2.0', plan: 'pro' }] },
      ),
    );
    expect(history.marks).toMatchObject({ since: { from: '8.2.0' } });
    expect(history.getMarks('props', 'size')).toEqual({});
    expect(history.getMarks('props', 'late').since?.from).toBe('8.9.4');
  });

  it('takes the member that is there for one of another kind that is gone', () => {
    const { getMarks } = create(
      createEntry(
        [
          { kind: 'member', name: 'zoom', states: [{ from: '8.9.4' }] },
          {
            kind: 'method',
            name: 'zoom',
            states: [{ from: '7.29.1' }, { from: '8.9.4', gone: true }],
          },
        ],
        { kind: 'interface' },
      ),
    );
    expect(getMarks('props', 'zoom').since?.from).toBe('8.9.4');
  });

  it('parts what came from what is to come', () => {
    const { past, coming } = create(
      createEntry([
        createMember('size', { from: '8.9.4' }),
        createMember('late', { from: '9.0.2' }),
      ]),
    );
    expect(past.map(({ from }) => from)).toEqual(['8.9.4']);
    expect(coming.map(({ from }) => from)).toEqual(['9.0.2']);
  });

  it('knows nothing of a page that the record doesn’t have', () => {
    const history = create(
      createEntry([createMember('size', { from: '8.9.4' })]),
      'Lines',
    );
    expect(history).toMatchObject({ marks: {}, past: [], coming: [] });
    expect(history.getMarks('props', 'size')).toEqual({});
  });
});
