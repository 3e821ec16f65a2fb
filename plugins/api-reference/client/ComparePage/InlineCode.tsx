/**
 * A text of the sources' comments: what stands between backticks is code, and links are
 * their text.
 */
export default function InlineCode({ text }: { text: string }) {
  const parts = text
    .replace(/\[\[(\w+)\]\]/g, '`$1`')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .split('`');
  return parts.map((part, index) =>
    // Every other part stands between two backticks.
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
