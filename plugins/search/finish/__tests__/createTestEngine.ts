import { createSearchEngine } from '../../engine/createSearchEngine';
import type { SearchEngine } from '../../engine/types';
import { createPlaceIndex } from '../createPlaceIndex';
import type { SearchPlace } from '../types';

/** The search of some places, without files. */
export function createTestEngine(places: readonly SearchPlace[]): SearchEngine {
  const { places: data, postings, texts, previews } = createPlaceIndex(places);
  return createSearchEngine(
    {
      loadPlaces: () => Promise.resolve(data),
      loadPostings: (file) => Promise.resolve(postings[file]!),
      loadTexts: (page) => Promise.resolve(texts.get(page)!),
      loadPreviews: (product) => Promise.resolve(previews[product]),
    },
    'en',
  );
}
