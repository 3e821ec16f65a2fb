import type { Plan } from '../types';

const PLANS: Record<string, Plan> = { Pro: 'pro', Premium: 'premium' };

/** The plan of `Only available in DataGridPro.`, which some members of all plans say. */
export function readStatedPlan(description: string): Plan | undefined {
  const [, name = ''] =
    /\bOnly available in `?DataGrid(Pro|Premium)\b/.exec(description) ?? [];
  return PLANS[name];
}
