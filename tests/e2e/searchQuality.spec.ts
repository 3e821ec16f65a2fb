import {
  answerQuestions,
  sortQuestions,
} from '../../plugins/search/evaluation/answerQuestions';
import { listFallen, readFloor } from '../../plugins/search/evaluation/floor';
import {
  bundleEngine,
  openEngine,
} from '../../plugins/search/evaluation/openEngine';
import { localizePath } from '../../src/utils/paths';
import { expect, test } from './fixtures';

/** What readers ask, against the floor that `npm run search:eval -- --raise` wrote. */
for (const [language, floor] of Object.entries(readFloor())) {
  test(`the search answers as many questions in ${language} as it did`, async ({
    page,
  }) => {
    const { active } = sortQuestions('build');
    await page.goto(localizePath('/x/introduction/licensing', language));
    await openEngine(page, await bundleEngine(), language);
    const { answers } = await answerQuestions(
      page,
      active.filter((question) => question.language === language),
    );
    expect(listFallen(answers, floor)).toEqual([]);
  });
}
