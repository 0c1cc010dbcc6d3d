import type { ReactNode } from 'react';
import { percentText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { type SwapText, swapTexts } from '../../shared/swap/texts.ts';
import {
  RISKY_BPS,
  type Tolerance,
  type ToleranceChoice,
  toleranceBps,
  tolerances,
} from '../../shared/swap/tolerance.ts';
import type { FieldNote } from '../../shared/ui/fields/field.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { PercentInput } from './percent-input.tsx';

type TolerancePartProps = Readonly<{
  symbol: string;
  tolerance: Tolerance;
  onTolerance: (tolerance: Tolerance) => void;
}>;

/** How far the price may move before the swap fails. */
export function TolerancePart({ symbol, tolerance, onTolerance }: TolerancePartProps): ReactNode {
  const t = useTexts(swapTexts);
  const choose = (choice: ToleranceChoice) => onTolerance({ ...tolerance, choice });
  return (
    <div className="grid gap-3">
      <Segmented
        label={t('tolerance')}
        choices={[
          ...tolerances.map((bps) => ({ value: bps, label: percentText(Number(bps)) })),
          { value: 'own' as const, label: t('custom') },
        ]}
        value={tolerance.choice}
        onChange={choose}
      />
      {tolerance.choice === 'own' && (
        <OwnTolerance tolerance={tolerance} onTolerance={onTolerance} />
      )}
      <p className="text-13 text-ink-2">{t('toleranceText', { symbol })}</p>
    </div>
  );
}

type OwnToleranceProps = Omit<TolerancePartProps, 'symbol'>;

function OwnTolerance({ tolerance, onTolerance }: OwnToleranceProps): ReactNode {
  const t = useTexts(swapTexts);
  return (
    <PercentInput
      label={t('ownTolerance')}
      value={tolerance.own}
      onChange={(own) => onTolerance({ choice: 'own', own })}
      note={noteOf(tolerance, t)}
      placeholder="0.3"
    />
  );
}

function noteOf(tolerance: Tolerance, t: (text: SwapText) => string): FieldNote | undefined {
  const bps = toleranceBps(tolerance);
  if (bps === null) {
    return tolerance.own === '' ? undefined : { kind: 'bad', text: t('toleranceRange') };
  }
  return bps > RISKY_BPS ? { kind: 'hint', text: t('toleranceRisky') } : undefined;
}
