import { readSample } from './readSample';

/** Playwright's global setup: says which demos a run opens, and how to open them again. */
export default function announceSample(): void {
  const { all, chosen, seed } = readSample();
  const repeat = chosen.length < all.length ? `, TEST_SEED=${seed}` : '';
  console.log(`Demos: ${chosen.length} of ${all.length}${repeat}`);
}
