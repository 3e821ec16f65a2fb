import { markup } from '../markup';

describe('markup', () => {
  it.each([
    [markup`<p>${'a < b && "c"'}</p>`, '<p>a &lt; b &amp;&amp; &quot;c&quot;</p>'],
    [markup`<a href="${'"><script>'}">`, '<a href="&quot;&gt;&lt;script&gt;">'],
    [markup`<p>${markup`<b>kept</b>`}</p>`, '<p><b>kept</b></p>'],
    [markup`${[markup`<i>1</i>`, markup`<i>2</i>`]}`, '<i>1</i><i>2</i>'],
    [markup`<tr${false}${undefined}>`, '<tr>'],
    [markup`${0}${''}`, '0'],
  ])('makes %j', (markup, text) => {
    expect(markup.text).toBe(text);
  });
});
