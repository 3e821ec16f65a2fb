import {
  createI18nConfig,
  getTranslatedLanguages,
  type Language,
} from '../languages';

const TABLE: Record<string, Language> = {
  en: { label: 'English', htmlLang: 'en', content: 'source' },
  zh: { label: '简体中文', htmlLang: 'zh-CN', content: 'translated' },
  pt: { label: 'Português', htmlLang: 'pt-BR', content: 'interface' },
};

it('every language but the source has a path of its own', () => {
  expect(createI18nConfig(['en', 'zh', 'pt'], TABLE)).toEqual({
    defaultLocale: 'en',
    locales: ['en', 'zh', 'pt'],
    localeConfigs: {
      en: { label: 'English', htmlLang: 'en' },
      zh: { label: '简体中文', htmlLang: 'zh-CN', baseUrl: '/zh/' },
      pt: { label: 'Português', htmlLang: 'pt-BR', baseUrl: '/pt/' },
    },
  });
});

it('the languages are those that are named, in their order', () => {
  const { locales, localeConfigs } = createI18nConfig(['en', 'pt'], TABLE);
  expect(locales).toEqual(['en', 'pt']);
  expect(Object.keys(localeConfigs!)).toEqual(['en', 'pt']);
});

it('a language with labels alone has no translated pages', () => {
  expect(getTranslatedLanguages(TABLE)).toEqual(['zh']);
});
