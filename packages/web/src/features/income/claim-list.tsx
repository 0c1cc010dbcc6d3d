import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useInU } from '../../shared/coins/coin-rates.ts';
import { twoDecimals } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Claim } from '../../shared/income/claims.ts';
import { IncomeAmount, incomeSentence } from '../../shared/income/income-amount.tsx';
import type { Payout } from '../../shared/income/payout-queries.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { uiTexts } from '../../shared/ui/texts.ts';
import { useOnline } from '../../shared/ui/use-online.ts';
import { incomeTexts } from './texts.ts';

type ClaimListProps = Readonly<{
  claims: readonly Claim[];
  payout: Payout | undefined;
  /** The wallet is on another network, as the page says above. */
  isBlocked: boolean;
  onClaim: (claim: Claim) => void;
}>;

/** Every source that holds something for the visitor, each with its way out. */
export function ClaimList({ claims, payout, isBlocked, onClaim }: ClaimListProps): ReactNode {
  const hasPayout = payout && [payout.available, payout.unfunded, payout.gathering].some(isSome);
  return (
    <ul>
      {claims.map((claim) => (
        <li key={claim.key} className="border-t border-line-soft first:border-t-0">
          <ClaimLine claim={claim} isBlocked={isBlocked} onClaim={() => onClaim(claim)} />
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

type ClaimLineProps = Readonly<{ claim: Claim; isBlocked: boolean; onClaim: () => void }>;

function ClaimLine({ claim, isBlocked, onClaim }: ClaimLineProps): ReactNode {
  const t = useTexts(incomeTexts);
  const ui = useTexts(uiTexts);
  const online = useOnline();
  const { source, amount, symbol, term } = claim;
  return (
    <Line
      name={t(`source_${source}`)}
      to={`${paths.claim}?source=${claim.key}`}
      about={[t(`about_${source}`, { stake: term ? incomeSentence(term.stake, symbol) : '' })]}
      amount={<IncomeAmount amount={amount} symbol={symbol} />}
      money={claim}
    >
      <Button
        kind="secondary"
        size="small"
        disabled={!online || isBlocked}
        aria-label={`${t('claim')}, ${t(`source_${source}`)}`}
        onClick={onClaim}
      >
        {online ? t('claim') : ui('offlineNow')}
      </Button>
    </Line>
  );
}

function PayoutLine({ payout }: Readonly<{ payout: Payout }>): ReactNode {
  const t = useTexts(incomeTexts);
  const { available, unfunded, gathering } = payout;
  const said = ({ amount, symbol }: Payout['available']) => incomeSentence(amount, symbol);
  const more = [
    isSome(unfunded) && t('unfunded', { amount: said(unfunded) }),
    isSome(gathering) && t('gathering', { amount: said(gathering) }),
  ].filter((text) => text !== false);
  return (
    <Line
      name={t('source_payout')}
      to={`${paths.claim}?source=payout`}
      about={[t('about_payout'), ...more]}
      amount={<IncomeAmount {...available} />}
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
  /** The page of the source. */
  to: string;
  about: readonly string[];
  amount: ReactNode;
  money: Parameters<ReturnType<typeof useInU>>[0];
  children: ReactNode;
}>;

function Line({ name, to, about, amount, money, children }: LineProps): ReactNode {
  const t = useTexts(incomeTexts);
  const worth = useInU()(money);
  return (
    <div className="flex min-h-15 items-center gap-3 px-4 py-3">
      <Link to={to} className="min-w-0 flex-1">
        <span className="block text-14 text-ink-2">{name}</span>
        <span className="block text-18">
          {amount}
          {worth !== null && (
            <span className="ml-2 text-14 whitespace-nowrap text-ink-2">
              {t('worth', { amount: `${twoDecimals(worth)}\u00a0U` })}
            </span>
          )}
        </span>
        {about.map((line) => (
          <span key={line} className="block text-13 text-ink-2">
            {line}
          </span>
        ))}
      </Link>
      <span className="flex-none">{children}</span>
    </div>
  );
}
