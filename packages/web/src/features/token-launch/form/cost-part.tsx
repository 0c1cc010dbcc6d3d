import { smaller } from '@vellum/api/numbers/bigint-order';
import { Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { SunAmount } from '../../../shared/cards/sun-amount.tsx';
import type { CallCost } from '../../../shared/chain/call-cost.ts';
import { costText, countText } from '../../../shared/coins/cost-text.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Figure } from '../../../shared/paid-action/fact.tsx';
import { Icon } from '../../../shared/ui/art/icon.tsx';
import { Skeleton } from '../../../shared/ui/states/skeleton.tsx';
import { launchFormTexts } from './texts.ts';

export type LaunchCost = Readonly<{
  /** Sun; null until the factory was asked. */
  fee: bigint | null;
  network: CallCost | undefined;
  /** Sun that renting energy would save; null where it would not. */
  rentSaving: bigint | null;
}>;

/** Sun in all; null until both parts are known. */
export function totalOf({ fee, network }: Pick<LaunchCost, 'fee' | 'network'>): bigint | null {
  return fee === null || !network ? null : fee + network.burnRest + network.bandwidth;
}

/** The whole cost, before anything is filled in. */
export function CostPart(cost: LaunchCost): ReactNode {
  const t = useTexts(launchFormTexts);
  const { fee, network, rentSaving } = cost;
  const total = totalOf(cost);
  return (
    <section aria-label={t('costTitle')} className="px-4 pt-5">
      <p className="text-14">{t('costTitle')}</p>
      <p className="text-32/10 font-strong">
        {total === null ? <Skeleton width="9rem" height={40} /> : costText(total)}
        {total !== null && <span className="ml-2 text-16 font-normal text-ink-2">{'TRX'}</span>}
      </p>
      <dl className="mt-2">
        <Figure name={t('costFee')}>{fee === null ? '…' : <SunAmount sun={fee} cost />}</Figure>
        <Figure name={t('costNetwork', { energy: network ? countText(network.energy) : '…' })}>
          {network ? <SunAmount sun={network.burnRest + network.bandwidth} cost /> : '…'}
          {network && network.ownEnergy > 0n && (
            <span className="block text-13 text-ink-2">
              {t('costOwn', { energy: countText(smaller(network.ownEnergy, network.energy)) })}
            </span>
          )}
        </Figure>
      </dl>
      {/* Room for what is said once all is known, so that nothing below moves. */}
      <p className="mt-2 min-h-[3lh] text-14 text-ink-2">
        {total === null || !network
          ? t('costUnknown')
          : t('costText', { total: costText(total), limit: countText(LIMIT_TRX) })}
      </p>
      {rentSaving !== null && (
        <p className="mt-2 flex gap-3 text-14">
          <Icon of={Zap} size={20} className="text-primary" />
          {t('costRent', { amount: costText(rentSaving) })}
        </p>
      )}
    </section>
  );
}

/** Spec §9: the fee limit of creations, in TRX. */
const LIMIT_TRX = 1_000;
