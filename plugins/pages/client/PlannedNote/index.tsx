import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Admonition from '@theme/Admonition';
import { useTranslate } from '@site/src/hooks/useTranslate';

/** Says, on the page of a planned feature, that it isn't there yet, and where to vote for it. */
export default function PlannedNote() {
  const t = useTranslate();
  const { planned, voteUrl } = useDoc().frontMatter as {
    planned?: boolean;
    voteUrl?: string;
  };
  return planned && voteUrl ? (
    <Admonition type="info" title={t('page.planned')}>
      <a href={voteUrl}>{t('page.vote')}</a>
    </Admonition>
  ) : null;
}
