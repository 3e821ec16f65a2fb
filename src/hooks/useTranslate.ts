import { useCallback } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { translate } from '@site/src/i18n/translate';
import type { LabelKey, LabelValues } from '@site/src/i18n/types';

/** The `t(key, values)` of the page's language. */
export function useTranslate() {
  const { currentLocale } = useDocusaurusContext().i18n;
  return useCallback(
    (key: LabelKey, values?: LabelValues) => translate(currentLocale, key, values),
    [currentLocale],
  );
}
