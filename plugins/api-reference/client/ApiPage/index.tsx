import { useMemo, useRef } from 'react';
import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import { Plan } from '@site/src/components/Badge';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { ApiPageData } from '../../pageData';
import ApiArticle from '../ApiArticle';
import Html from '../Html';
import LayoutStamp from '../LayoutStamp';
import Markup from '../Markup';
import { useMissingMarkup } from '../Markup/useMissingMarkup';
import MemberSection from '../MemberSection';
import { useArticleLinks } from '../useArticleLinks';
import NamedLinks from './NamedLinks';
import Section from './Section';
import Summary from './Summary';
import { createContents } from './createContents';
import { describePage } from './describePage';
import { hasUses } from './hasUses';
import Uses from './Uses';
import styles from './styles.module.css';

/** A page of the reference. */
export default function ApiPage({ api }: { api: ApiPageData }) {
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const markupState = useMissingMarkup(root);
  useArticleLinks(root);
  const contents = useMemo(() => createContents(api, t), [api, t]);
  const { plan, imports, signature, returns, sections, inheritance, theme, source } =
    api;
  return (
    <ApiArticle
      ref={root}
      title={t('api.title', { name: api.name })}
      description={describePage(api, t)}
      contents={contents}
      badges={plan !== 'community' && <Plan name={plan} />}
    >
      <LayoutStamp />
      <Summary api={api} />
      {imports.length > 0 && (
        <Section id="import" title={t('api.import')}>
          <CodeBlock language="tsx">{imports.join('\n')}</CodeBlock>
          {imports.length > 1 && <p>{t('api.importNote')}</p>}
        </Section>
      )}
      {hasUses(api) && (
        <Section id="used-in" title={t('api.usedIn')}>
          <Uses {...api} />
        </Section>
      )}
      {signature !== undefined && (
        <Section id="signature" title={t('api.signature')}>
          <CodeBlock language="ts">{signature}</CodeBlock>
          {returns && (
            <div className={styles.returns}>
              {t('api.returns')} <Html html={returns} />
            </div>
          )}
        </Section>
      )}
      {markupState === 'failed' && (
        <Admonition type="danger" title={t('api.loadFailed')}>
          <a href="">{t('api.reload')}</a>
        </Admonition>
      )}
      {sections.map((section) => (
        <MemberSection
          key={section.kind}
          section={section}
          markupState={markupState}
        />
      ))}
      {inheritance && (
        <p>
          {t('api.inherits')} <NamedLinks links={[inheritance]} />
        </p>
      )}
      {theme && (
        <Section id="theme" title={t('api.theme')}>
          <p>{t('api.themeIntro', { name: theme.name })}</p>
          <CodeBlock language="ts">{theme.snippet}</CodeBlock>
        </Section>
      )}
      {api.types && (
        <Section id="types" title={t('api.types')}>
          <Markup
            as="div"
            name="types"
            markup={api.types.markup}
            className={styles.types}
          />
        </Section>
      )}
      {source && (
        <p className={styles.source}>
          {t('api.source')} <Link to={source.href}>{t('api.sourceOf', source)}</Link>
        </p>
      )}
    </ApiArticle>
  );
}
