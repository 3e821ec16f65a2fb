import { createServicesTags } from '..';

it('makes no element where no service is configured', () => {
  expect(createServicesTags({})).toEqual([]);
  expect(createServicesTags({ adFeedUrl: undefined })).toEqual([]);
});

it('makes one element with the configured services alone', () => {
  expect(
    createServicesTags({
      adFeedUrl: 'https://example.org/',
      adScriptUrl: undefined,
    }),
  ).toEqual([
    {
      tagName: 'meta',
      attributes: {
        name: 'portal-services',
        content: '{"adFeedUrl":"https://example.org/"}',
      },
    },
  ]);
});
