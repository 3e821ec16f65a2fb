import { Prism } from 'prism-react-renderer';
import prismIncludeLanguages from '@theme/prism-include-languages';
import { deepenJsx } from '@site/src/utils/deepenJsx';

deepenJsx(Prism.languages);

/** The languages that docusaurus.config.ts adds to Prism's own. */
prismIncludeLanguages(
  Prism as unknown as Parameters<typeof prismIncludeLanguages>[0],
);

/** Docusaurus' highlighted code; it brings Prism, which no page loads for what the server has highlighted. */
export { default as HighlightedCode } from '@theme-original/CodeBlock/Content';
