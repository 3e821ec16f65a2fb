import type { Page } from '@playwright/test';
import { isLibraryFault } from '../libraryFaults';
import { runAxe } from '../runAxe';

/** What a demo alone on its page is not measured by: rules about whole pages. */
const PAGE_RULES = { region: { enabled: false } };

/** Serious and critical faults of a demo alone, without those of the library itself. */
export async function checkDemoAccessibility(page: Page): Promise<string[]> {
  const violations = await runAxe(
    page,
    { include: ['body'] },
    { rules: PAGE_RULES },
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap((violation) =>
      violation.nodes
        .filter((node) => !isLibraryFault(violation, node))
        .map(
          ({ target, html }) =>
            `${violation.id} (${violation.impact}): ${violation.help}: ${target.join(' ')}: ${html}`,
        ),
    );
}
