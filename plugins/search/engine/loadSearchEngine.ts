import { createSearchEngine } from './createSearchEngine';
import { fetchIndexFile, fetchManifest } from './fetchIndex';
import type { PageTexts, PlaceIndex, Postings, Previews } from './indexFormat';
import type { SearchEngine } from './types';

/**
 * Opens the search of a language.
 *
 * @param language such as `zh`
 * @throws SearchIndexMissing when the site has no index; another error when it could not
 *   be fetched
 */
export async function loadSearchEngine(language: string): Promise<SearchEngine> {
  const { places, postings, texts, previews } = await fetchManifest(language);
  return createSearchEngine(
    {
      loadPlaces: () => fetchIndexFile<PlaceIndex>(language, places),
      loadPostings: (file) => fetchIndexFile<Postings>(language, postings[file]!),
      loadTexts: (page) =>
        fetchIndexFile<PageTexts>(language, `${texts}${page}.json`),
      loadPreviews: async (product) => {
        const name = previews[product];
        return name === undefined
          ? undefined
          : fetchIndexFile<Previews>(language, name);
      },
    },
    language,
  );
}
