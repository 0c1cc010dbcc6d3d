import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallCost } from '../chain/call-cost.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { costText, countText, moneyText } from './cost-text.ts';
import { Fact } from './fact.tsx';
import type { ActionSummary, Money } from './paid-action.ts';
import type { Review } from './review.ts';
import { useTexts } from './use-texts.ts';

type CostPartProps = Readonly<{ summary: ActionSummary; review: Review }>;

/** The most the wallet can lose by this, and where the energy comes from. */
export function CostPart({ summary, review }: CostPartProps): ReactNode {
  const t = useTexts();
  const { trial, planned } = review;
  const most = trial?.cost.most ?? planned.call.feeLimit;
  const expected = trial && trial.cost.burnRest + trial.cost.bandwidth;
  const limit = costText(planned.call.feeLimit);
  return (
    <>
      <dl className="border-t border-line-soft">
        <Fact name={t('mostCost')}>
          <b className="block text-18/6 font-strong">{mostText(summary.give, most, t)}</b>
          <span className="text-ink-2">
            {expected === null
              ? t('mostCostUnknown', { limit })
              : t('mostCostDetail', { expected: costText(expected), limit })}
          </span>
        </Fact>
      </dl>
      {trial && <EnergyPart cost={trial.cost} />}
    </>
  );
}

/** What is given in TRX and the network's part are one sum; other coins stand beside it. */
function mostText(give: readonly Money[], most: bigint, t: ReturnType<typeof useTexts>): string {
  const native = give.filter(({ coin }) => coin === null);
  const sun = native.reduce((sum, { amount }) => sum + amount, most);
  const others = give.filter(({ coin }) => coin !== null).map(moneyText);
  return [...others, `${costText(sun)} TRX`].reduce((first, second) =>
    t('plus', { first, second }),
  );
}

function EnergyPart({ cost }: Readonly<{ cost: CallCost }>): ReactNode {
  const t = useTexts();
  const isOwn = cost.ownEnergy > 0n;
  return (
    <div className="double-rule pt-3">
      <div className="flex items-center justify-between gap-3 text-14">
        <b className="font-strong">{t('energy')}</b>
        <span className="text-ink-2">{t('energyNeeded', { energy: countText(cost.energy) })}</span>
      </div>
      <ul className="mt-2 grid grid-cols-3 gap-2">
        <Source name={t('burn')} detail={t('burnDetail')} sun={cost.burnAll} used={!isOwn} />
        <Source name={t('rent')} detail={t('rentDetail')} sun={null} used={false} />
        <Source
          name={t('own')}
          detail={t('ownDetail', { energy: countText(cost.ownEnergy) })}
          sun={isOwn ? cost.burnRest : null}
          used={isOwn}
        />
      </ul>
    </div>
  );
}

type SourceProps = Readonly<{ name: string; detail: string; sun: bigint | null; used: boolean }>;

/** A way to have energy. Hatched: there, but not to be used now. */
function Source({ name, detail, sun, used }: SourceProps): ReactNode {
  const t = useTexts();
  return (
    <li
      className={classNames(
        'relative grid min-h-[76px] content-start rounded-control border px-2.5 pt-2.5 pb-2 text-14',
        used
          ? 'border-primary bg-primary-soft text-on-primary-soft shadow-[inset_0_0_0_1px_var(--primary)]'
          : 'border-line-soft',
        sun === null && 'hatched [--hatch:var(--line-soft)]',
      )}
    >
      <span>{name}</span>
      {sun !== null && <b className="font-strong whitespace-nowrap">{`${costText(sun)} TRX`}</b>}
      <span className={used ? 'text-13' : 'text-13 text-ink-2'}>{detail}</span>
      {used && (
        <span className="absolute top-2.5 right-2 text-primary">
          <Icon of={Check} size={16} />
          <span className="sr-only">{t('used')}</span>
        </span>
      )}
    </li>
  );
}
