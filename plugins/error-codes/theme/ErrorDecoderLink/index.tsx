import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { findMuiErrorQuery } from '../../client/findMuiErrorQuery';
import { localizePath } from '@site/src/utils/paths';
import type { Props } from '@theme/ErrorDecoderLink';

/**
 * Leads from a numbered error of MUI to its message in full, in a tab of its own: the
 * reader may be in the middle of an edit. Nothing for any other error.
 */
export default function ErrorDecoderLink({ message }: Props) {
  const t = useTranslate();
  const { currentLocale } = useDocusaurusContext().i18n;
  const query = findMuiErrorQuery(message);
  const address = localizePath('/production-error', currentLocale);
  return query === undefined ? null : (
    <p>
      <a href={`${address}?${query}`} target="_blank" rel="noreferrer">
        {t('errorDecoder.link')}
      </a>
    </p>
  );
}
