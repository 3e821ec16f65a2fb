import { trimGlobalData } from '../trimGlobalData';

const VERSION = { name: 'current', isLast: true, path: '/x', mainDocId: 'index' };

const trim = (data: object): unknown =>
  JSON.parse(trimGlobalData(JSON.stringify(data)));

it('takes the pages out of a version of the docs, and nothing else', () => {
  const docs = [{ id: 'index', path: '/x', sidebar: 'introduction' }];
  const instance = { path: '/x', breadcrumbs: true };
  expect(
    trim({
      'docusaurus-plugin-content-docs': {
        default: { ...instance, versions: [{ ...VERSION, docs }] },
      },
      'api-reference': { default: { permalinks: {} } },
    }),
  ).toEqual({
    'docusaurus-plugin-content-docs': {
      default: { ...instance, versions: [{ ...VERSION, docs: [] }] },
    },
    'api-reference': { default: { permalinks: {} } },
  });
});
