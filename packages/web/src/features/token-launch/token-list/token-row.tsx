import { COIN_DECIMALS } from '@vellum/tron/amount';
import { Check, Minus, TriangleAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { SunAmount } from '../../../shared/cards/sun-amount.tsx';
import { amountText } from '../../../shared/format/amount.ts';
import { dateText } from '../../../shared/format/date.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { ChangeText } from '../../../shared/launch/change-text.tsx';
import { Price } from '../../../shared/launch/price.tsx';
import { StageBadge } from '../../../shared/launch/stage-badge.tsx';
import { TokenFace } from '../../../shared/launch/token-face.tsx';
import { tokenPath } from '../../../shared/launch/token-path.ts';
import { Icon } from '../../../shared/ui/art/icon.tsx';
import { useTapMark } from '../../../shared/ui/use-tap-mark.ts';
import { factsOf } from './facts.ts';
import type { ListedToken } from './home-queries.ts';
import { Sparkline } from './sparkline.tsx';
import { tokenListTexts } from './texts.ts';

type TokenRowProps = Readonly<{
  token: ListedToken;
  /** Whoever points at it is about to open it. */
  onPoint: () => void;
}>;

/** One token of the list: who it is, where it stands, its price, and what the chain says for and against it. */
export const TokenRow = memo(function TokenRow({ token, onPoint }: TokenRowProps): ReactNode {
  const { tokenAddress, tokenName, tokenSymbol, image, stage } = token;
  const [isMarked, mark] = useTapMark();
  return (
    <Link
      to={tokenPath(tokenAddress)}
      onClick={mark}
      // A finger opens it in the same moment, and waits for nothing else.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint()}
      className={`grid grid-cols-[44px_1fr] gap-x-3 px-4 py-3 hover:bg-surface-2 ${isMarked ? 'bg-surface-2' : ''}`}
    >
      <TokenFace tokenAddress={tokenAddress} tokenSymbol={tokenSymbol} image={image} />
      <div className="flex min-w-0 items-start justify-between gap-3">
        <div className="min-w-0">
          <bdi className="title block truncate text-18">{tokenName}</bdi>
          <span className="flex flex-wrap items-center gap-x-2 text-14 text-ink-2">
            <bdi className="truncate">{tokenSymbol}</bdi>
            <StageBadge stage={stage} />
          </span>
        </div>
        <div className="flex flex-none items-start gap-2 text-right">
          <Worth token={token} />
        </div>
      </div>
      <div className="col-start-2 min-w-0 pt-1">
        <LooksLike token={token} />
        <FactStrip token={token} />
      </div>
    </Link>
  );
});

function Worth({ token }: Readonly<{ token: ListedToken }>): ReactNode {
  const t = useTexts(tokenListTexts);
  const { stage, price, change24h, spark, sharePrice } = token;
  if (stage === 'launched' && price !== null) {
    return (
      <>
        <Sparkline prices={spark} change={change24h} />
        <div>
          <Price price={price} />
          <span className="block text-14">
            <ChangeText change={change24h} />
          </span>
        </div>
      </>
    );
  }
  return (
    <div>
      <SunAmount sun={sharePrice} />
      <span className="block text-14 text-ink-2">{t('perShare')}</span>
    </div>
  );
}

function LooksLike({ token: { looksLike } }: Readonly<{ token: ListedToken }>): ReactNode {
  const t = useTexts(tokenListTexts);
  if (looksLike === null) return null;
  const { tokenName: name, tokenSymbol: symbol, tokenAddress } = looksLike;
  return (
    <p className="flex items-center gap-1 text-13 text-warn">
      <Icon of={TriangleAlert} size={16} />
      {t(tokenAddress === null ? 'looksLikeCoin' : 'looksLike', { name, symbol })}
    </p>
  );
}

function FactStrip({ token }: Readonly<{ token: ListedToken }>): ReactNode {
  const t = useTexts(tokenListTexts);
  const locale = useLocale();
  const { stage, raised, hardCap, startTime, endTime, createdAt } = token;
  const whole = (sun: string) => amountText(BigInt(sun), COIN_DECIMALS).full;
  const dates = {
    notStarted: t('starts', { date: dateText(startTime, locale) }),
    inProgress: t('ends', { date: dateText(endTime, locale) }),
  };
  return (
    <>
      <ul className="flex flex-wrap gap-x-4 text-13 text-ink-2">
        {factsOf(token).map(({ key, values, speaksFor }) => (
          <li key={key} className="flex items-center gap-1">
            <Icon
              of={speaksFor ? Check : Minus}
              size={14}
              className={speaksFor ? 'text-up' : 'text-warn'}
            />
            {t(key, values)}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-4 text-13 text-ink-2">
        <span>{t('raised', { amount: whole(raised), cap: `${whole(hardCap)}\u00a0TRX` })}</span>
        <span>
          {stage === 'notStarted' || stage === 'inProgress'
            ? dates[stage]
            : t('since', { date: dateText(createdAt, locale) })}
        </span>
      </p>
    </>
  );
}
