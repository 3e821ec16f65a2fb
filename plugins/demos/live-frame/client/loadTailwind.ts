import type { TailwindCompiler } from '@site/src/mui/tailwind/createTailwindCompiler';

let compiler: Promise<TailwindCompiler> | undefined;

/** Fetches Tailwind CSS, for the first demo that is styled by it. */
export function loadTailwind(): Promise<TailwindCompiler> {
  compiler ??= Promise.all([
    import(
      /* webpackChunkName: "tailwind" */ '@site/src/mui/tailwind/createTailwindCompiler'
    ),
    import(/* webpackChunkName: "tailwind" */ 'tailwindcss/theme.css'),
    import(/* webpackChunkName: "tailwind" */ 'tailwindcss/utilities.css'),
  ]).then(([{ createTailwindCompiler }, theme, utilities]) =>
    createTailwindCompiler({
      styles: { theme: theme.default, utilities: utilities.default },
    }),
  );
  return compiler;
}
