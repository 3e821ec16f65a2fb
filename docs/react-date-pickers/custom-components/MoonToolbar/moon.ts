const SYNODIC_MONTH = 29.530588853;
const KNOWN_NEW_MOON = Date.UTC(2000, 0, 6, 18, 14);
const PHASES: readonly [symbol: string, name: string][] = [
  ['🌑', 'New moon'],
  ['🌒', 'Waxing crescent'],
  ['🌓', 'First quarter'],
  ['🌔', 'Waxing gibbous'],
  ['🌕', 'Full moon'],
  ['🌖', 'Waning gibbous'],
  ['🌗', 'Last quarter'],
  ['🌘', 'Waning crescent'],
];

/** The phase of the moon at a moment, from the mean length of a month. */
export function moonOn(date: Date) {
  const months = (date.getTime() - KNOWN_NEW_MOON) / 86_400_000 / SYNODIC_MONTH;
  const age = months - Math.floor(months);
  const [symbol, name] = PHASES[Math.round(age * 8) % 8]!;
  return { symbol, name };
}
