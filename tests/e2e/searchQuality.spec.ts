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
const floors = Object.entries(readFloor()).flatMap(([set, languages]) =>
  Object.entries(languages).map(([language, floor]) => ({ set, language, floor })),
);

for (const { set, language, floor } of floors) {
  test(`the search answers as many ${set} questions in ${language} as it did`, async ({
    page,
  }) => {
    const { active } = sortQuestions('build');
    await page.goto(localizePath('/x/introduction/licensing', language));
    await openEngine(page, await bundleEngine(), language);
    const { answers } = await answerQuestions(
      page,
      active.filter(
        (question) => question.set === set && question.language === language,
      ),
    );
    expect(listFallen(answers, floor)).toEqual([]);
  });
}
