import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { BoardLanguage } from '../../createBoard';
import LanguageBoard from '../LanguageBoard';

/** How far each language is translated, page by page. */
export default function BoardPage({ board }: { board: BoardLanguage[] }) {
  const t = useTranslate();
  const intro = t('translations.intro');
  return (
    <Layout title={t('translations.title')} description={intro}>
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">{t('translations.title')}</Heading>
        <p>{intro}</p>
        {board.map((language) => (
          <LanguageBoard key={language.language} {...language} />
        ))}
      </main>
    </Layout>
  );
}
