/** Stands for Docusaurus' context: an English page of a portal with a repository. */
export default function useDocusaurusContext() {
  return {
    i18n: { currentLocale: 'en', defaultLocale: 'en' },
    siteConfig: {
      baseUrl: '/',
      customFields: {
        version: '0.0.0',
        issueUrl: 'https://example.com/issues/new',
        repositoryUrl: 'https://example.com',
        versionUrl: 'https://{version}.example.com',
        ads: true,
        assistants: [{ name: 'Chat', url: 'https://chat.example.com/?q={prompt}' }],
      },
    },
  };
}
