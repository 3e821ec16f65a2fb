/** @jest-environment jsdom */
import { renderRow } from '../renderRow';
import { listMembers } from '../../members';
import { createComponent } from './createPage';
import { toRow } from '../toRow';
import { createTestContext } from './createTestContext';

const context = { ...createTestContext(), locale: 'zh' };

type Mark = { untranslated?: true };

/** The language that a browser takes a text of a Chinese page to be in. */
function getLanguage(row: Element, text: string): string {
  const element = [...row.querySelectorAll('*')].findLast(({ textContent }) =>
    textContent.includes(text),
  );
  return element?.closest<HTMLElement>('[lang]')?.lang ?? 'zh';
}

function render(member: Mark, part: Mark): Element {
  const prop = {
    name: 'size',
    type: 'number',
    required: false,
    plan: 'community' as const,
    default: '`a` or `b`',
    description: 'The size.',
    deprecated: 'Why.',
    ...member,
    signature: {
      params: [{ name: 'a', type: 'A', description: 'The a.', ...part }],
      returns: { type: 'B', description: 'The b.', ...part },
    },
  };
  const body = document.createElement('tbody');
  body.innerHTML = renderRow(
    toRow(listMembers(createComponent({ props: [prop] }))[0]!, context),
    context,
  ).text;
  return body.firstElementChild!;
}

describe('on a page in another language', () => {
  it.each([
    ['nothing', {}, {}, 'zh', 'zh'],
    ['all', { untranslated: true }, { untranslated: true }, 'en', 'en'],
    ['a member', { untranslated: true }, {}, 'en', 'zh'],
    ['a parameter', {}, { untranslated: true }, 'zh', 'en'],
  ] as const)('%s is English', (_, member, part, ofMember, ofPart) => {
    const row = render(member, part);
    for (const [text, language] of [
      [' or ', ofMember],
      ['The size.', ofMember],
      ['Why.', ofMember],
      ['The a.', ofPart],
      ['The b.', ofPart],
      ['Deprecated', 'zh'],
      ['Returns', 'zh'],
      ['Default', 'zh'],
    ] as const) {
      expect([text, getLanguage(row, text)]).toEqual([text, language]);
    }
  });
});
