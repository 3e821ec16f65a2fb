/** The twelve months as a language writes them: short, or as narrow as a phone needs them. */
export function listMonths(language: string, width: 'short' | 'narrow'): string[] {
  const format = new Intl.DateTimeFormat(language, {
    month: width,
    timeZone: 'UTC',
  });
  return Array.from({ length: 12 }, (_, month) => {
    const name = format.format(Date.UTC(2026, month));
    // Chinese months are numbers with a sign, which a phone has no room for.
    return width === 'narrow' ? name.replace('月', '') : name;
  });
}
