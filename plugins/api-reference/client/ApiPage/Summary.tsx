import { Fragment } from 'react';
import Link from '@docusaurus/Link';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { ApiPageData, NamedLink } from '../../pageData';
import Html from '../Html';
import Admonition from '../LaterAdmonition';
import { toPhrase } from '../../common/toPhrase';

/** Names, as links where they lead somewhere. */
export function NamedLinks({ links }: { links: NamedLink[] }) {
  return links.map(({ name, href }, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      {href === undefined ? (
        <code>{name}</code>
      ) : (
        <Link to={href}>
          <code>{name}</code>
        </Link>
      )}
    </Fragment>
  ));
}

/** What a page says of its state before its first section. */
export default function Summary({ api }: { api: ApiPageData }) {
  const t = useTranslate();
  const { deprecated, untranslated, untranslatedCount } = api;
  const { deprecatedSince, removal } = api;
  return (
    <>
      {deprecated !== undefined && (
        <Admonition
          type="warning"
          title={
            deprecatedSince
              ? toPhrase(t, 'deprecatedSince', deprecatedSince)
              : t('api.deprecated')
          }
        >
          {deprecated !== true && (
            <Html html={deprecated} untranslated={untranslated} />
          )}
        </Admonition>
      )}
      {removal && (
        <Admonition type="warning" title={toPhrase(t, 'removedIn', removal)}>
          {t('history.removal')} <a href="#changes">{t('history.title')}</a>
        </Admonition>
      )}
      {untranslatedCount > 0 && (
        <Admonition type="note">
          {t('api.untranslated', { count: untranslatedCount })}
        </Admonition>
      )}
      {api.extends.length > 0 && (
        <p>
          {t('api.extends')} <NamedLinks links={api.extends} />
        </p>
      )}
    </>
  );
}
