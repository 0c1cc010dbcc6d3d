import { useQuery } from '@tanstack/react-query';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { countText, moneyText } from '../../shared/coins/cost-text.ts';
import { amountText } from '../../shared/format/amount.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Launch } from '../../shared/launch/launch.ts';
import { trx } from '../../shared/paid-action/trx.ts';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { tradeTexts } from './texts.ts';
import type { TradeFacts, TradePart } from './trade-facts.ts';
import { tradeSumsQuery } from './trade-queries.ts';

type DuePartProps = Readonly<{
  launch: Launch;
  facts: TradeFacts;
  mine: TradePart | undefined;
}>;

/** Of a trade that is over: what it owes me, or that it was paid. */
export function DuePart({ launch, facts, mine }: DuePartProps): ReactNode {
  if (facts.state === 'cancelled') return <Cancelled launch={launch} facts={facts} mine={mine} />;
  if (facts.state !== 'ended' || !mine || mine.shares === 0) return null;
  return <Ended launch={launch} facts={facts} mine={mine} />;
}

function Ended({ launch, facts, mine }: DuePartProps & { readonly mine: TradePart }): ReactNode {
  const t = useTexts(tradeTexts);
  const dueText = useDueText(facts);
  const tokens = facts.tokensPerShare * BigInt(mine.shares);
  const paid = moneyText(trx(facts.price * BigInt(mine.shares)));
  return (
    <Due
      label={mine.isSettled ? t(whereIs(facts)) : dueText}
      amount={amountText(tokens, COIN_DECIMALS).full}
      unit={launch.symbol}
      about={t('sharesPaid', { n: mine.shares, amount: paid })}
    />
  );
}

/** Of tokens that left the contract: the wallet, or the locker while it holds them. */
const whereIs = ({ unlock }: TradeFacts) =>
  unlock.isLaunched && unlock.locks && !unlock.isOver ? 'lockedForYou' : 'claimed';

/** When tokens that are still in the contract can be claimed, and whether they lock then. */
function useDueText({ unlock }: TradeFacts): string {
  const t = useTexts(tradeTexts);
  const locale = useLocale();
  if (!unlock.isLaunched) return t('toClaimLater');
  if (unlock.isOver) return t('toClaim');
  const time = dateTimeText(unlock.from, locale);
  return t(unlock.locks ? 'toClaimAndLock' : 'toClaimFrom', { time });
}

function Cancelled({ launch, facts, mine }: DuePartProps): ReactNode {
  const t = useTexts(tradeTexts);
  const { data: sums } = useQuery(tradeSumsQuery(launch.token));
  const shares = mine?.shares ?? 0;
  const of = (n: number) => moneyText(trx(facts.price * BigInt(n)));
  return (
    <>
      {shares > 0 && (
        <Due
          label={t(mine?.isSettled ? 'tookBack' : 'toTakeBack')}
          amount={amountText(facts.price * BigInt(shares), COIN_DECIMALS).full}
          unit="TRX"
          about={t('exactlyPaid', { n: shares })}
        />
      )}
      <div className="grid gap-2 px-4">
        <Notice>
          {t(facts.presale === 'failed' ? 'cancelledByPresale' : 'cancelledByCreator')}
        </Notice>
        {sums && (
          <p className="text-14 text-ink-2">
            {t('refundedSoFar', {
              n: countText(sums.refunded),
              of: countText(sums.sold),
              amount: of(sums.refunded),
              rest: of(sums.sold - sums.refunded),
            })}
          </p>
        )}
      </div>
    </>
  );
}

type DueProps = Readonly<{ label: string; amount: string; unit: string; about: string }>;

function Due({ label, amount, unit, about }: DueProps): ReactNode {
  return (
    <div className="px-4 pb-4">
      <p className="text-14 text-ink-2">{label}</p>
      <p>
        <span className="text-32 font-strong break-all">{amount}</span>
        <span className="ml-2 text-ink-2">
          <bdi>{unit}</bdi>
        </span>
      </p>
      <p className="text-14 text-ink-2">{about}</p>
    </div>
  );
}
