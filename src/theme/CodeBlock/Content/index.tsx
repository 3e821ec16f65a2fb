import CodeText from '@site/src/components/CodeText';

/** Wrapped, by way of a chunk of its own, so that no page has to carry Prism. */
export default CodeText;
