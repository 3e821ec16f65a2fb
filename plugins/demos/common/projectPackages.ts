/**
 * Packages of an exported project beside those that its files import. Whoever exports
 * has to know their versions, so that the build reads them from here too.
 */
export const PROJECT_PACKAGES = {
  /**
   * What runs the demo. MUI calls Emotion an optional peer, because another engine can
   * take its place; here none does.
   */
  runtime: [
    'react',
    'react-dom',
    '@mui/material',
    '@emotion/react',
    '@emotion/styled',
  ],
  /** What serves and bundles every project. */
  tools: ['vite', '@vitejs/plugin-react'],
  /** What a project in TypeScript has in addition. */
  types: ['typescript', '@types/react', '@types/react-dom'],
  /** What a project styled with Tailwind has in addition. */
  tailwind: ['tailwindcss', '@tailwindcss/vite'],
} as const;
