import { useTranslate } from '@site/src/hooks/useTranslate';

/** Marks a prop that must be given. */
export default function Required() {
  const t = useTranslate();
  return <small> {t('api.required')}</small>;
}
