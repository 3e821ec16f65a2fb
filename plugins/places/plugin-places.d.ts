declare module '@theme/AdPlace' {
  import type { ReactNode } from 'react';

  export interface Props {
    /** The page's path: another page gets another ad. */
    page: string;
  }
  export default function AdPlace(props: Props): ReactNode;
}

declare module '@theme/ErrorDecoderLink' {
  import type { ReactNode } from 'react';

  export interface Props {
    /** The message of the error, which may be one of MUI's numbered ones. */
    message: string;
  }
  export default function ErrorDecoderLink(props: Props): ReactNode;
}
