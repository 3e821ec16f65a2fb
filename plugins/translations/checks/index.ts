import { checkCodeBlocks } from './checkCodeBlocks';
import { checkComponentTexts } from './checkComponentTexts';
import { checkElements } from './checkElements';
import { checkFrontMatter } from './checkFrontMatter';
import { checkGlossary } from './checkGlossary';
import { checkHeadings } from './checkHeadings';
import { checkLeftovers } from './checkLeftovers';
import { checkLinks } from './checkLinks';
import { checkMarkers } from './checkMarkers';
import { checkRevision } from './checkRevision';
import { checkTypography } from './checkTypography';
import type { Check } from './types';

/** The checks of every translation, by the name that a finding is reported under. */
const CHECKS: Readonly<Record<string, Check>> = {
  revision: checkRevision,
  markers: checkMarkers,
  headings: checkHeadings,
  components: checkElements,
  code: checkCodeBlocks,
  'front matter': checkFrontMatter,
  links: checkLinks,
  glossary: checkGlossary,
};

/** Further checks that only make sense in one language. */
const LANGUAGE_CHECKS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  zh: {
    typography: checkTypography,
    leftovers: checkLeftovers,
    'component texts': checkComponentTexts,
  },
};

/** The checks of a language's pages. */
export function getChecks(language: string): Readonly<Record<string, Check>> {
  return { ...CHECKS, ...LANGUAGE_CHECKS[language] };
}
