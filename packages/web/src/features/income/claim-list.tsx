import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CoinAmount, coinSentence } from '../../shared/coins/coin-amount.tsx';
import { twoDecimals } from '../../shared/format/two-decimals.ts';
import { useInU } from '../../shared/income/coin-rates.ts';
import type { Payout } from '../../shared/income/payout-queries.ts';
import { useTexts as useIncomeWords } from '../../shared/income/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { useOnline } from '../../shared/ui/use-online.ts';
import type { Claim } from './claims.ts';
import { useTexts } from './use-texts.ts';

type ClaimListProps = Readonly<{
  claims: readonly Claim[];
  payout: Payout | undefined;
  onClaim: (claim: Claim) => void;
}>;

/** Every source that holds something for the visitor, each with its way out. */
export function ClaimList({ claims, payout, onClaim }: ClaimListProps): ReactNode {
  const hasPayout = payout && [payout.available, payout.unfunded, payout.gathering].some(isSome);
  return (
    <ul>
      {claims.map((claim) => (
        <li key={claim.key} className="border-t border-line-soft first:border-t-0">
          <ClaimLine claim={claim} onClaim={() => onClaim(claim)} />
        </li>
      ))}
      {hasPayout && (
        <li className="border-t border-line-soft first:border-t-0">
          <PayoutLine payout={payout} />
        </li>
      )}
    </ul>
  );
}

function isSome({ amount }: Payout['available']): boolean {
  return amount !== '0';
}

function ClaimLine({ claim, onClaim }: Readonly<{ claim: Claim; onClaim: () => void }>): ReactNode {
  const t = useTexts();
  const words = useIncomeWords();
  const online = useOnline();
  const { source, amount, symbol, term } = claim;
  const coin = { symbol, decimals: COIN_DECIMALS };
  return (
    <Line
      name={t(`source_${source}`)}
      about={t(`about_${source}`, { stake: term ? coinSentence(term.stake, coin) : '' })}
      amount={<CoinAmount amount={amount} coin={coin} />}
      money={claim}
    >
      <Button
        kind="secondary"
        size="small"
        disabled={!online}
        aria-label={`${t('claim')}, ${t(`source_${source}`)}`}
        onClick={onClaim}
      >
        {online ? t('claim') : words('offline')}
      </Button>
    </Line>
  );
}

function PayoutLine({ payout }: Readonly<{ payout: Payout }>): ReactNode {
  const t = useTexts();
  const { available, unfunded, gathering } = payout;
  const coin = { symbol: available.symbol, decimals: COIN_DECIMALS };
  const more = [
    isSome(unfunded) && t('unfunded', { amount: coinSentence(unfunded.amount, coin) }),
    isSome(gathering) && t('gathering', { amount: coinSentence(gathering.amount, coin) }),
  ].filter(Boolean);
  return (
    <Line
      name={t('source_payout')}
      about={[t('about_payout'), ...more].join(' ')}
      amount={<CoinAmount amount={available.amount} coin={coin} />}
      money={available}
    >
      {isSome(available) && (
        <Link to={paths.withdraw} className={buttonClass('secondary', 'small')}>
          {t('withdraw')}
        </Link>
      )}
    </Line>
  );
}

type LineProps = Readonly<{
  name: string;
  about: string;
  amount: ReactNode;
  money: Parameters<ReturnType<typeof useInU>>[0];
  children: ReactNode;
}>;

function Line({ name, about, amount, money, children }: LineProps): ReactNode {
  const t = useTexts();
  const worth = useInU()(money);
  return (
    <div className="flex min-h-15 items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="text-14 text-ink-2">{name}</p>
        <p className="text-18">
          {amount}
          {worth !== null && (
            <span className="ml-2 text-14 whitespace-nowrap text-ink-2">
              {t('worth', { amount: `${twoDecimals(worth)}\u00a0U` })}
            </span>
          )}
        </p>
        <p className="text-13 text-ink-2">{about}</p>
      </div>
      <span className="flex-none">{children}</span>
    </div>
  );
}
