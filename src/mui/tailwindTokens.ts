interface TailwindTokensOptions {
  /**
   * Selector of the element that carries the dark mode, such as `.dark`. Without one
   * `dark:` stays as Tailwind has it: it follows the operating system.
   */
  darkSelector?: string;
}

/**
 * The MUI theme as Tailwind CSS knows it: text for a style sheet, after the import of
 * `tailwindcss/theme.css`.
 *
 * The names point at the theme's CSS variables, `inline`, so that a utility takes the
 * variable of the place where it stands: utilities follow the color mode and whoever
 * changes the variables. Tailwind's own colors (`red-500`) remain.
 */
export function createTailwindTokens({
  darkSelector,
}: TailwindTokensOptions = {}): string {
  const darkVariant =
    darkSelector === undefined
      ? ''
      : `/* dark: follows the theme's mode. */
@custom-variant dark (&:where(${darkSelector}, ${darkSelector} *));

`;
  return `${darkVariant}@theme inline {
  /* bg-primary, text-primary, border-primary/50, … and the text to put on it. */
  --color-primary: var(--mui-palette-primary-main);
  --color-primary-light: var(--mui-palette-primary-light);
  --color-primary-dark: var(--mui-palette-primary-dark);
  --color-on-primary: var(--mui-palette-primary-contrastText);
  --color-secondary: var(--mui-palette-secondary-main);
  --color-secondary-light: var(--mui-palette-secondary-light);
  --color-secondary-dark: var(--mui-palette-secondary-dark);
  --color-on-secondary: var(--mui-palette-secondary-contrastText);

  /* What a message or a value means. */
  --color-error: var(--mui-palette-error-main);
  --color-on-error: var(--mui-palette-error-contrastText);
  --color-warning: var(--mui-palette-warning-main);
  --color-on-warning: var(--mui-palette-warning-contrastText);
  --color-info: var(--mui-palette-info-main);
  --color-on-info: var(--mui-palette-info-contrastText);
  --color-success: var(--mui-palette-success-main);
  --color-on-success: var(--mui-palette-success-contrastText);

  /* Surfaces: the page, and what lies on it (cards, menus). */
  --color-background: var(--mui-palette-background-default);
  --color-paper: var(--mui-palette-background-paper);

  /* Text: normal, secondary, disabled. */
  --color-ink: var(--mui-palette-text-primary);
  --color-muted: var(--mui-palette-text-secondary);
  --color-disabled: var(--mui-palette-text-disabled);

  /* Lines between things, and the tint of a hovered or selected one. */
  --color-divider: var(--mui-palette-divider);
  --color-hover: var(--mui-palette-action-hover);
  --color-selected: var(--mui-palette-action-selected);

  /* rounded: the corners of the theme's cards and fields. */
  --radius: var(--mui-shape-borderRadius);

  /* shadow-1 to shadow-8: the theme's elevations of the same number. */
  --shadow-1: var(--mui-shadows-1);
  --shadow-2: var(--mui-shadows-2);
  --shadow-4: var(--mui-shadows-4);
  --shadow-8: var(--mui-shadows-8);

  /* p-2 is theme.spacing(1), p-4 is theme.spacing(2). */
  --spacing: calc(var(--mui-spacing) / 2);

  /* font-sans: the typeface around, which is the theme's. */
  --font-sans: inherit;
}
`;
}

/** The tokens of the portal and of its live editor, whose document has `data-theme`. */
export const TAILWIND_TOKENS = createTailwindTokens({
  darkSelector: '[data-theme="dark"]',
});
