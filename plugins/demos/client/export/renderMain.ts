import type { ProjectRequest } from './types';

/**
 * MUI puts its global styles above all others in the document. Whichever layer comes
 * first there is the weakest, so the order has to stand before MUI's own layer.
 */
export const LAYER_ORDER = '@layer theme, base, mui, components, utilities;';

const IMPORTS = `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';`;

const STYLES_IMPORT =
  "import { createTheme, ThemeProvider } from '@mui/material/styles';";

const LAYERED_STYLES_IMPORT = `import {
  createTheme,
  StyledEngineProvider,
  ThemeProvider,
} from '@mui/material/styles';`;

const THEME = `// Light or dark by the system's preference.
const theme = createTheme({
  cssVariables: true,
  colorSchemes: { light: true, dark: true },
});`;

function renderContent(name: string): string {
  return `<ThemeProvider theme={theme}>
  <CssBaseline />
  <Box sx={{ p: 3 }}>
    <${name} />
  </Box>
</ThemeProvider>`;
}

function indent(text: string, spaces: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(spaces));
}

/** In a layer of its own, MUI's styles give way to the demo's classes. */
function renderLayers({ name, styling }: ProjectRequest): string {
  const order =
    styling === 'tailwind'
      ? `  {/* Before MUI's own styles, so that utilities win over them. */}
  <GlobalStyles styles="${LAYER_ORDER}" />\n`
      : '';
  return `<StyledEngineProvider enableCssLayer>
${order}${indent(renderContent(name), 2)}
</StyledEngineProvider>`;
}

/** The text of `src/main.tsx` or `src/main.jsx`, which mounts the demo in MUI's theme. */
export function renderMain(request: ProjectRequest): string {
  const { name, variant, styling } = request;
  const isLayered = styling !== 'system';
  const isTailwind = styling === 'tailwind';
  const lines = [
    IMPORTS,
    ...(isTailwind
      ? ["import GlobalStyles from '@mui/material/GlobalStyles';"]
      : []),
    isLayered ? LAYERED_STYLES_IMPORT : STYLES_IMPORT,
    `import ${name} from './${name}';`,
    ...(isTailwind ? ["import './index.css';"] : []),
    '',
    THEME,
    '',
    `createRoot(document.getElementById('root')${variant === 'TS' ? '!' : ''}).render(`,
    '  <StrictMode>',
    indent(isLayered ? renderLayers(request) : renderContent(name), 4),
    '  </StrictMode>,',
    ');',
  ];
  return `${lines.join('\n')}\n`;
}
