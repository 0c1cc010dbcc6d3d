/** Slippage tolerances to choose from, in hundredths of a percent. */
export const tolerances = ['10', '50', '100'] as const;

export type ToleranceChoice = (typeof tolerances)[number] | 'own';

/** `own` is what was typed, in percent. */
export type Tolerance = Readonly<{ choice: ToleranceChoice; own: string }>;

export const usualTolerance: Tolerance = { choice: '50', own: '' };

/** Half of the amount: whoever accepts more gives the rest away. */
const MOST_BPS = 5_000;

/** From here on others can take most of the difference by trading around the swap. */
export const RISKY_BPS = 500;

/** Hundredths of a percent; null while nothing sensible is typed. */
export function toleranceBps({ choice, own }: Tolerance): number | null {
  return choice === 'own' ? percentBps(own) : Number(choice);
}

function percentBps(text: string): number | null {
  if (!/^\d{1,2}(?:\.\d{1,2})?$/.test(text.trim())) return null;
  const bps = Math.round(Number(text) * 100);
  return bps <= MOST_BPS ? bps : null;
}

/** Price impact from which on a swap carries a warning, and from which on its figure has to be typed. */
export const WARN_BPS = 300;
export const CONFIRM_BPS = 1_500;

/** The impact as it has to be typed: `19.19`. */
export const impactFigure = (impactBps: number): string => (impactBps / 100).toFixed(2);
