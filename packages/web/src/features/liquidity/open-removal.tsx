import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { LpFacts } from '../../shared/lp/lp-facts.ts';
import { lpSentence } from '../../shared/lp/lp-sentence.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { liquidityTexts } from './texts.ts';
import type { UsedRemoval } from './use-removal.tsx';

type OpenRemovalProps = Readonly<{
  facts: LpFacts;
  open: NonNullable<UsedRemoval['open']>;
  removal: UsedRemoval;
}>;

/** A removal that was begun before: which of its two steps is left, and the way on, if there is one. */
export function OpenRemoval({ facts, open, removal }: OpenRemovalProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const { plan, step } = open;
  const coins = lpSentence(facts, BigInt(plan.lp));
  return (
    <section
      aria-label={t('out_openTitle')}
      className="mx-4 mt-3 rounded-card border border-line bg-surface p-4"
    >
      <h2 className="title text-18">{t('out_openTitle')}</h2>
      <p className="pt-1 text-14">
        {t(`out_left_${step === 'remove' || step === 'gone' ? step : plan.place}`, { coins })}
      </p>
      <div className="grid grid-cols-2 gap-3 pt-3">
        <Button kind="ghost" size="small" onClick={removal.discard}>
          {t('out_discard')}
        </Button>
        {step !== 'gone' && (
          <Button size="small" onClick={removal.resume}>
            {t('out_resume')}
          </Button>
        )}
      </div>
    </section>
  );
}
