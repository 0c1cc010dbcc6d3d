import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { percentText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { swapTexts } from '../../shared/swap/texts.ts';
import { CONFIRM_BPS, impactFigure, WARN_BPS } from '../../shared/swap/tolerance.ts';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PercentInput } from './percent-input.tsx';

type ImpactPartProps = Readonly<{
  impactBps: number;
  typed: string;
  onTyped: (text: string) => void;
}>;

/** What a small pool costs: a warning, and from 15 % on its figure has to be typed. */
export function ImpactPart({ impactBps, typed, onTyped }: ImpactPartProps): ReactNode {
  const t = useTexts(swapTexts);
  if (impactBps < WARN_BPS) return null;
  const impact = percentText(impactBps);
  const mustType = impactBps >= CONFIRM_BPS;
  return (
    <Notice kind={mustType ? 'bad' : 'warn'} icon={TriangleAlert}>
      <b className="block font-strong">{t('impactTitle', { impact })}</b>
      {t('impactText', { impact })}
      {mustType && (
        <div className="mt-3 text-ink">
          <PercentInput
            label={t('typeImpact', { figure: impactFigure(impactBps) })}
            value={typed}
            onChange={onTyped}
          />
        </div>
      )}
    </Notice>
  );
}
