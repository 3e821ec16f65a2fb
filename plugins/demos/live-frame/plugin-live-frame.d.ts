/** Written by renderModules.ts at build time. */
declare module '@live-frame/modules' {
  import type { ModuleCatalog } from './client/loadModules';

  export const groups: ModuleCatalog['groups'];
  export const icons: ModuleCatalog['icons'];
}

declare module 'tailwindcss/theme.css' {
  const text: string;
  export default text;
}

declare module 'tailwindcss/utilities.css' {
  const text: string;
  export default text;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

/** Parts of the transform that its package publishes without types at their places. */
declare module 'sucrase/dist/parser' {
  import type { TokenType } from 'sucrase/dist/parser/tokenizer/types';

  export interface Token {
    type: TokenType;
    /** Offsets in the text. */
    start: number;
    end: number;
  }

  export function parse(
    code: string,
    isJSXEnabled: boolean,
    isTypeScriptEnabled: boolean,
    isFlowEnabled: boolean,
  ): { tokens: Token[] };
}

declare module 'sucrase/dist/parser/tokenizer/types' {
  export { TokenType } from 'sucrase/dist/types/parser/tokenizer/types';
}
