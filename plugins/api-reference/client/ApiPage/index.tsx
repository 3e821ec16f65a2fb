import { useMemo, useRef } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import AdPlace from '@theme/AdPlace';
import { Playground } from '@site/plugins/playgrounds/client';
import { hasPlayground } from '@site/plugins/playgrounds/common';
import { Plan } from '@site/src/components/Badge';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { ApiPageData } from '../../pageData';
import ApiArticle from '../ApiArticle';
import Changes from '../Changes';
import Html from '../Html';
import Admonition from '../LaterAdmonition';
import { useMissingMarkup } from '../Markup';
import MemberSection from '../MemberSection';
import { toIndexPermalink } from '../../common/permalinks';
import { toPhrase } from '../../common/toPhrase';
import { useArticleLinks } from '../useArticleLinks';
import { useRemovedAnchor } from '../useRemovedAnchor';
import Types from '../Types';
import { usePageTypes } from '../Types/usePageTypes';
import Summary, { NamedLinks } from './Summary';
import Section from './Section';
import {
  createContents,
  createDocumentTitle,
  describePage,
  isOfSeveralPackages,
} from './describePage';
import Uses, { hasUses } from './Uses';
import styles from './styles.module.css';

/** The name under which the record has what the page documents. */
function toEntryName({ kind, name }: ApiPageData): string {
  return kind === 'events' || kind === 'selectors' ? kind : name;
}

/** The pages that have an ad. */
const KINDS_WITH_AD: readonly ApiPageData['kind'][] = ['component', 'hook'];

/** A page of the reference. */
export default function ApiPage({ api }: { api: ApiPageData }) {
  const t = useTranslate();
  const { siteConfig } = useDocusaurusContext();
  const root = useRef<HTMLDivElement>(null);
  const markupState = useMissingMarkup(root);
  useArticleLinks(root, markupState);
  useRemovedAnchor(markupState);
  const typesHref = useBaseUrl(`${toIndexPermalink(api.product)}/types.json`);
  const pageTypes = usePageTypes(api.product, root, markupState);
  const { types } = pageTypes;
  const contents = useMemo(() => createContents(api, t, types), [api, t, types]);
  const { plan, imports, signature, returns, sections, inheritance, theme, source } =
    api;
  return (
    <ApiArticle
      schema="page"
      ref={root}
      title={t('api.title', { name: api.name })}
      documentTitle={createDocumentTitle(api, t, siteConfig.title)}
      description={describePage(api, t)}
      lead={
        api.description === '' ? undefined : (
          <Html html={api.description} untranslated={api.untranslated} />
        )
      }
      updated={api.updated}
      contents={contents}
      badges={
        <>
          {plan !== 'community' && <Plan name={plan} />}
          {api.since && (
            <span className={styles.since}>{toPhrase(t, 'since', api.since)}</span>
          )}
        </>
      }
      end={
        KINDS_WITH_AD.includes(api.kind) && (
          <AdPlace page={`${api.product}/${api.name}`} />
        )
      }
    >
      <Summary api={api} />
      {imports.length > 0 && (
        <Section id="import" title={t('api.import')}>
          {isOfSeveralPackages(imports) && <p>{t('api.importNote')}</p>}
          <div className={styles.imports}>
            {imports.map((line) => (
              // One each: who copies wants one of them.
              <CodeBlock key={line} language="tsx">
                {line}
              </CodeBlock>
            ))}
          </div>
        </Section>
      )}
      {hasPlayground(api.product, api.name) && (
        <Section id="playground" title={t('playground.title')}>
          <Playground product={api.product} name={api.name} />
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
      {api.typeCount !== undefined && <Types {...pageTypes} count={api.typeCount} />}
      {theme && (
        <Section id="theme" title={t('api.theme')}>
          <p>{t('api.themeIntro', { name: theme.name })}</p>
          <CodeBlock language="ts">{theme.snippet}</CodeBlock>
        </Section>
      )}
      {hasUses(api) && (
        <Section id="used-in" title={t('api.usedIn')}>
          <Uses {...api} />
        </Section>
      )}
      <Changes
        changes={api.changes}
        choice={{ product: api.product, entry: toEntryName(api) }}
      />
      {source && (
        <p className={styles.source}>
          {t('api.source')} <Link to={source.href}>{t('api.sourceOf', source)}</Link>
          {' · '}
          <a href={typesHref}>{t('api.typesJson')}</a>
        </p>
      )}
    </ApiArticle>
  );
}
