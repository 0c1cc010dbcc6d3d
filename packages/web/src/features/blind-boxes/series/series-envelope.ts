import { countText } from '../../../shared/format/count-text.ts';
import type { Series } from '../box-queries.ts';
import type { EnvelopeState } from '../envelope.tsx';

export function envelopeOf({ phase }: Pick<Series, 'phase'>): EnvelopeState {
  if (phase === 'preparing') return 'planned';
  return phase === 'revealed' ? 'open' : 'sealed';
}

/** `2,000 / 2,000` across the envelope of a series that is sold out and not drawn yet. */
export function bandOf({
  sold,
  total,
  phase,
}: Pick<Series, 'sold' | 'total' | 'phase'>): string | undefined {
  const isGone = sold === total && phase !== 'revealed' && phase !== 'void';
  return isGone ? `${countText(sold)} / ${countText(total)}` : undefined;
}
