import { usePageAddress } from './usePageAddress';
import { usePortalFields } from '@site/src/contexts/PortalFieldsProvider';

/** Opens a new issue that names the page at hand and the version of the packages. */
export function useIssueUrl(): string {
  const { canonical } = usePageAddress();
  const { issueUrl, version } = usePortalFields();
  const issue = new URLSearchParams({
    title: `Page ${canonical}: `,
    body: `About the page \`${canonical}\` (MUI X ${version}):\n\n`,
  });
  return `${issueUrl}?${issue}`;
}
