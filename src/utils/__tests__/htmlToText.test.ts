import { highlight } from '../../../plugins/demos/highlight';
import { htmlToText } from '../htmlToText';

it.each([
  ['tsx', 'const a = <T,>(b: T) => <p title="1 &lt; 2">{b && `&amp;`}</p>;'],
  ['ts', "const entity = '&quot; &#39; &amp;lt;';\n\n// a < b && c > d"],
  ['css', '.a > .b::after {\n  content: "<&>";\n}'],
])('gives back highlighted %s', (language, code) => {
  expect(htmlToText(highlight(code, language))).toBe(code);
});
