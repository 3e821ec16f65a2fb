import type { ApiComponent } from '../types';

/**
 * Code that sets what a theme can set of a component: its default props, and the styles
 * of one of its classes.
 */
export function renderThemeSnippet(
  name: string,
  { name: component, themeOptions, classes }: ApiComponent,
): string {
  const local = classes.filter(({ isGlobal }) => !isGlobal);
  const key =
    (local.find((entry) => entry.key === 'root') ?? local[0])?.key ?? 'root';
  const options = {
    defaultProps: `      defaultProps: {
        // Props of ${component}
      },`,
    styleOverrides: `      styleOverrides: {
        ${/^\w+$/.test(key) ? key : `'${key}'`}: {
          // Styles
        },
      },`,
  };
  return `import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    ${name}: {
${themeOptions.map((option) => options[option]).join('\n')}
    },
  },
});`;
}
