import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import {
  readCodeChoice,
  subscribeToCodeChoice,
} from '@site/src/settings/codeChoice';

function stamp() {
  const { variant, styling } = readCodeChoice();
  document.documentElement.dataset.codeVariant = variant;
  document.documentElement.dataset.codeStyling = styling;
}

/**
 * Keeps the document's stamps of the code variant and styling in step with the reader's
 * choice. Before the first paint the code-choice plugin's script sets them.
 */
export default function CodeChoiceBridge() {
  const { hash } = useLocation();
  useEffect(stamp, [hash]);
  useEffect(() => subscribeToCodeChoice(stamp), []);
  return null;
}
