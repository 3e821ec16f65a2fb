import { renderMemberLinks } from '..';

const toMember = (name: string) => ({ name, anchor: `prop-${name}` });

it('renders a link per member, escaped', () => {
  expect(renderMemberLinks(['rows', 'a<"&'].map(toMember))).toBe(
    '<li><a class="table-of-contents__link" href="#prop-rows">rows</a></li>' +
      '<li><a class="table-of-contents__link" href="#prop-a&lt;&quot;&amp;">a&lt;&quot;&amp;</a></li>',
  );
});

it('lets a long name break at a capital', () => {
  expect(renderMemberLinks([toMember('onColumnVisibilityModelChange')])).toContain(
    'href="#prop-onColumnVisibilityModelChange">onColumnVisibility<wbr>ModelChange</a>',
  );
});
