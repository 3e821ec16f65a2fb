import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import { Plan } from '@site/src/components/Badge';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { ApiComponent } from '../../types';
import ApiArticle, { type ApiSection } from '../ApiArticle';
import ApiMembers, { Deprecation } from '../ApiMembers';
import Html from '../Html';
import { toClassRow, toPropRow, toSlotRow } from './rows';

/** The reference of one component. */
export default function ApiComponentPage({ api }: { api: ApiComponent }) {
  const t = useTranslate();
  const sections: ApiSection[] = [
    { id: 'import', title: t('api.import') },
    { id: 'props', title: t('api.props') },
    ...(api.slots.length > 0 ? [{ id: 'slots', title: t('api.slots') }] : []),
    ...(api.classes.length > 0 ? [{ id: 'classes', title: t('api.classes') }] : []),
  ];
  return (
    <ApiArticle
      title={t('api.title', { name: api.name })}
      description={t('api.pageDescription', {
        name: api.name,
        package: api.source.package,
        version: api.source.version,
      })}
      sections={sections}
      badges={api.plan !== 'community' && <Plan name={api.plan} />}
    >
      {api.deprecated && <Deprecation reason={api.deprecated} />}
      {api.description && <Html html={api.description} />}
      <Heading as="h2" id="import">
        {t('api.import')}
      </Heading>
      <CodeBlock language="tsx">
        {api.imports.map(({ statement }) => statement).join('\n')}
      </CodeBlock>
      {api.imports.length > 1 && <p>{t('api.importNote')}</p>}
      {api.muiName !== null && (
        <p>
          {t('api.themeName')} <code translate="no">{api.muiName}</code>
        </p>
      )}
      <Heading as="h2" id="props">
        {t('api.props')}
      </Heading>
      <ApiMembers
        labelledBy="props"
        columns={['api.name', 'api.description']}
        rows={api.props.map(toPropRow)}
      />
      {api.slots.length > 0 && (
        <>
          <Heading as="h2" id="slots">
            {t('api.slots')}
          </Heading>
          <ApiMembers
            labelledBy="slots"
            columns={['api.name', 'api.default', 'api.description']}
            rows={api.slots.map(toSlotRow)}
          />
        </>
      )}
      {api.classes.length > 0 && (
        <>
          <Heading as="h2" id="classes">
            {t('api.classes')}
          </Heading>
          <ApiMembers
            labelledBy="classes"
            columns={['api.name', 'api.className', 'api.description']}
            rows={api.classes.map(toClassRow)}
          />
        </>
      )}
    </ApiArticle>
  );
}
