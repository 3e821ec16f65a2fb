import type { useTranslate } from '@site/src/hooks/useTranslate';
import type { ApiPageData } from '../../pageData';
import type { ContentsEntry } from '../ApiContents';
import { hasUses } from './hasUses';

/** The page's sections as its contents list has them, in the page's order. */
export function createContents(
  api: ApiPageData,
  t: ReturnType<typeof useTranslate>,
): ContentsEntry[] {
  const toEntries = (id: string, title: string, exists: boolean): ContentsEntry[] =>
    exists ? [{ id, title }] : [];
  return [
    ...toEntries('import', t('api.import'), api.imports.length > 0),
    ...toEntries('used-in', t('api.usedIn'), hasUses(api)),
    ...toEntries('signature', t('api.signature'), api.signature !== undefined),
    ...api.sections.map((section) => ({
      id: section.kind,
      title: t(`api.${section.label}`),
      members: section,
    })),
    ...toEntries('theme', t('api.theme'), api.theme !== undefined),
    ...toEntries('changes', t('history.title'), api.changes !== undefined),
    ...toEntries('types', t('api.types'), api.types !== undefined),
  ];
}
