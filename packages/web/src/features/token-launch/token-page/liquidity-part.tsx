import { COIN_DECIMALS } from '@vellum/tron/amount';
import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { coinText } from '../../../shared/coins/coin-amount.tsx';
import { dateText, dateTimeText } from '../../../shared/format/date.ts';
import { percentText, shareText } from '../../../shared/format/percent.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { TokenDetail } from '../../../shared/launch/launch-queries.ts';
import { lpPath } from '../../../shared/navigation/lp-path.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Figure } from '../../../shared/paid-action/fact.tsx';
import { Icon } from '../../../shared/ui/art/icon.tsx';
import { RowLink } from '../../../shared/ui/lists/row.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { tokenPageTexts } from './texts.ts';

/** Whose the liquidity is, since when it can leave, and what is burned of the tokens. */
export function LiquidityPart({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const { liquidity } = token;
  if (!liquidity) return null;
  return (
    <Section
      title={t('liquidityTitle')}
      aside={
        <Link
          to={`${paths.lockProof}?coin=${token.pairAddress}`}
          className="inline-flex min-h-11 items-center text-primary"
        >
          {t('lockProof')}
        </Link>
      }
    >
      <LpLines liquidity={liquidity} />
      {token.pairAddress && <RowLink to={lpPath(token.pairAddress)} title={t('yourLiquidity')} />}
      <BurnLines token={token} />
    </Section>
  );
}

type Liquidity = NonNullable<TokenDetail['liquidity']>;

function LpLines({ liquidity }: Readonly<{ liquidity: Liquidity }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const locale = useLocale();
  const { lpTotal, lpUsers, lpCreator, lpBurned, lpLocked, lpLockedUntil } = liquidity;
  const share = (part: string) => nearestShare(BigInt(part), BigInt(lpTotal));
  const date = (at: number) => dateText(at, locale);
  const free = { from: date(liquidity.usersFreeFrom), until: date(liquidity.usersFreeUntil) };
  return (
    <>
      <dl className="px-4">
        <Figure name={t('lpBuyers')}>
          {share(lpUsers)}
          <span className="block text-13 text-ink-2">
            {t(free.from === free.until ? 'lpFreeAt' : 'lpFreeOver', free)}
          </span>
        </Figure>
        <Figure name={t('lpCreator')}>{share(lpCreator)}</Figure>
        <Figure name={t('lpLocked')}>
          {share(lpLocked)}
          {lpLockedUntil !== null && (
            <span className="block text-13 text-ink-2">
              {t('lpLockedUntil', { date: date(lpLockedUntil) })}
            </span>
          )}
        </Figure>
        <Figure name={t('lpBurned')}>{t('forEver', { share: share(lpBurned) })}</Figure>
      </dl>
      {BigInt(lpUsers) > 0n && (
        <div className="px-4 pt-2">
          <Notice kind="warn">{t('lpCanLeave', { share: share(lpUsers), ...free })}</Notice>
        </div>
      )}
    </>
  );
}

/** To the nearest hundredth of a percent: the trace of LP that a pair keeps would make 70 % of it 69.99 %. */
function nearestShare(part: bigint, whole: bigint): string {
  return shareText(part === 0n ? 0n : part + whole / 20_000n, whole);
}

function BurnLines({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const locale = useLocale();
  const { lpBurn, burns } = token;
  const coins = (amount: string) => coinText(amount, { decimals: COIN_DECIMALS }).short;
  if (!lpBurn) return <p className="px-4 pt-3 text-14 text-ink-2">{t('noPairBurn')}</p>;
  return (
    <div className="px-4 pt-3 text-14">
      <p className="flex gap-2">
        <Icon of={Flame} size={20} className="text-accent" />
        <span>
          {t('pairBurn', {
            rate: percentText(lpBurn.rate),
            days: Math.round(lpBurn.interval / 86_400),
            burned: coins(lpBurn.burned),
            left: percentText(lpBurn.left),
          })}
        </span>
      </p>
      <ul aria-label={t('burns')} className="pt-2">
        {burns.slice(0, 5).map(({ at, amount, txid }) => (
          <li
            key={txid}
            className="flex min-h-8 items-center justify-between gap-3 border-t border-line-soft text-13"
          >
            <span className="text-ink-2">{dateTimeText(at, locale)}</span>
            <span>{t('burned', { amount: coins(amount) })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
