import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { SunAmount } from '../../shared/cards/sun-amount.tsx';
import { useInU } from '../../shared/coins/coin-rates.ts';
import { costText } from '../../shared/coins/cost-text.ts';
import { twoDecimals } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Claim } from '../../shared/income/claims.ts';
import { IncomeAmount } from '../../shared/income/income-amount.tsx';
import { sumAtCent } from '../../shared/income/sum-at-cent.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { useOnline } from '../../shared/ui/use-online.ts';
import { incomeTexts } from './texts.ts';
import { useClaimCosts } from './use-claim-costs.ts';
import { type Weighed, weigh } from './worth-claiming.ts';

type ClaimAllProps = Readonly<{
  open: boolean;
  onClose: () => void;
  address: Address;
  claims: readonly Claim[];
  /** Those that are worth it, in their order. */
  onBegin: (claims: readonly Claim[]) => void;
}>;

/** All claims with what each costs; what costs more than it brings is left out, and said so. */
export function ClaimAll(props: ClaimAllProps): ReactNode {
  const { open, onClose, address, claims, onBegin } = props;
  const t = useTexts(incomeTexts);
  const online = useOnline();
  const costs = useClaimCosts(address, open ? claims : []);
  const weighed = weigh(claims, costs, useInU());
  const chosen = weighed.filter(({ isWorthIt }) => isWorthIt);
  const isReady = online && costs !== undefined && chosen.length > 0;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('claimAllTitle')}
      detail={t('claimAllText', { n: chosen.length })}
      footer={
        <Button disabled={!isReady} onClick={() => onBegin(chosen.map(({ claim }) => claim))}>
          {t('claimN', { n: chosen.length })}
        </Button>
      }
    >
      <ul>
        {weighed.map((one) => (
          <li key={one.claim.key} className="border-t border-line-soft first:border-t-0">
            <WeighedLine weighed={one} />
          </li>
        ))}
      </ul>
      <Totals chosen={chosen} />
      {chosen.length === 0 && (
        <div className="mt-3">
          <Notice kind="warn">{t('allWorthLess')}</Notice>
        </div>
      )}
    </Sheet>
  );
}

function WeighedLine({ weighed }: Readonly<{ weighed: Weighed }>): ReactNode {
  const t = useTexts(incomeTexts);
  const { claim, cost, isWorthIt } = weighed;
  return (
    <div className="flex min-h-14 items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p>{t(`source_${claim.source}`)}</p>
        <p className={`text-13 ${isWorthIt ? 'text-ink-2' : 'text-warn'}`}>
          {cost === null ? t('costUnknown') : t('costOf', { cost: costText(cost) })}
          {!isWorthIt && <span className="block">{t('notWorth')}</span>}
        </p>
      </div>
      <IncomeAmount
        amount={claim.amount}
        symbol={claim.symbol}
        {...(!isWorthIt && { className: 'text-ink-2 line-through' })}
      />
    </div>
  );
}

function Totals({ chosen }: Readonly<{ chosen: readonly Weighed[] }>): ReactNode {
  const t = useTexts(incomeTexts);
  const inU = useInU();
  const cost = sumAtCent(
    chosen.map((one) => one.cost),
    'up',
  );
  const worth = sumAtCent(chosen.map((one) => one.worth));
  const costInU = cost === null ? null : inU({ coin: null, amount: cost });
  const about = (value: bigint) => t('worth', { amount: `${twoDecimals(value)}\u00a0U` });
  return (
    <dl className="mt-2 border-t border-line-soft">
      <Figure name={t('value')}>
        <b className="font-strong">{worth === null ? t('noWorth') : about(worth)}</b>
      </Figure>
      <Figure name={t('cost')}>
        {cost === null ? t('costUnknown') : <SunAmount sun={cost} cost className="" />}
        {costInU !== null && <span className="ml-2 text-ink-2">{about(costInU)}</span>}
      </Figure>
    </dl>
  );
}
