import { useTranslate } from '@site/src/hooks/useTranslate';
import { useJsonAddresses, type JsonSchema } from './useJsonAddresses';

/** Leads to the page as JSON and to the schema of that, in the menu of the page. */
export default function JsonItems({ schema: name }: { schema: JsonSchema }) {
  const t = useTranslate();
  const { json, schema } = useJsonAddresses(name);
  return (
    <>
      <li>
        <a href={json}>{t('api.viewJson')}</a>
      </li>
      <li>
        <a href={schema}>{t('api.viewSchema')}</a>
      </li>
    </>
  );
}
