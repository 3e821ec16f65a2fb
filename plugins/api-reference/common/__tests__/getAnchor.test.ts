import { createMember, INSTALLED } from '../../history/__tests__/createRecord';
import type { MemberKind, MemberState } from '../history/types';
import { getMemberAnchor } from '../memberAnchor';

const FIRST = { from: '7.29.1' };

describe('getMemberAnchor', () => {
  it.each<[string, MemberState[], string | undefined]>([
    ['what is there', [FIRST], 'prop-size'],
    ['what goes later', [FIRST, { from: '9.0.2', gone: true }], 'prop-size'],
    ['what is gone', [FIRST, { from: '8.9.4', gone: true }], 'removed-prop-size'],
    [
      'what came back',
      [FIRST, { from: '8.2.0', gone: true }, { from: '8.9.4' }],
      'prop-size',
    ],
    ['what comes later', [{ from: '9.0.2' }], undefined],
    ['what is not documented', [{ ...FIRST, undocumented: true }], undefined],
  ])('of %s', (_, states, anchor) => {
    expect(getMemberAnchor(createMember('size', ...states), INSTALLED)).toBe(anchor);
  });

  it.each<[MemberKind, string]>([
    ['slot', 'slot-size'],
    ['class', 'class-size'],
    ['param', 'param-size'],
    ['member', 'prop-size'],
    ['method', 'prop-size'],
    ['event', 'event-size'],
    ['selector', 'selector-size'],
  ])('of a %s', (kind, anchor) => {
    const member = { ...createMember('size', FIRST), kind };
    expect(getMemberAnchor(member, INSTALLED)).toBe(anchor);
  });
});
