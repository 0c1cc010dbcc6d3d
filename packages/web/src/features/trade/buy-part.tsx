import { COIN_DECIMALS } from '@vellum/tron/amount';
import { type ReactNode, useState } from 'react';
import { amountText, twoDecimals } from '../../shared/format/amount.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { percentText } from '../../shared/format/percent.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Launch } from '../../shared/launch/launch.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { useAlikeQuestion } from '../../shared/sale/alike-question.tsx';
import { BuyBar } from '../../shared/sale/buy-bar.tsx';
import { BuyButton } from '../../shared/sale/buy-button.tsx';
import { BuySection } from '../../shared/sale/buy-section.tsx';
import type { LookAlike } from '../../shared/sale/look-alike.ts';
import { mostShares } from '../../shared/sale/share-bounds.ts';
import type { TokenTexts } from '../../shared/sale/token-texts.ts';
import { countTyped } from '../../shared/ui/fields/amount-reading.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import type { BuyInTradeParams } from './buy-in-trade.ts';
import { tradeTexts } from './texts.ts';
import type { TradeFacts, TradePart } from './trade-facts.ts';
import { tradeProblem } from './trade-problem.ts';
import type { UnlockOutlook } from './unlock-outlook.ts';
import { unlockTexts } from './unlock-texts.ts';

type BuyPartProps = Readonly<{
  launch: Launch;
  facts: TradeFacts;
  mine: TradePart;
  texts: TokenTexts;
  alike: LookAlike | null;
  buy: UsedPaidAction<BuyInTradeParams>;
  /** Stands between the form and its button. */
  children: ReactNode;
}>;

/** My limit, how many shares now, what they cost and bring, and the one button. */
export function BuyPart(props: BuyPartProps): ReactNode {
  const { launch, facts, mine, texts, alike, buy, children } = props;
  const held = useAlikeQuestion(alike);
  const t = useTexts(tradeTexts);
  const locale = useLocale();
  const [typed, type] = useState('1');
  const shares = countTyped(typed);
  const bounds = { ...facts, ...mine, held: mine.shares };
  const problem = tradeProblem(bounds, shares);
  const most = mostShares(bounds);
  const terms = unlockTexts(facts.unlock, t, locale)
    .map(({ text }) => text)
    .join('\n');
  return (
    <>
      <Section title={t('myLimit')} aside={t('limitLeft', { n: most, of: facts.perBuyer })}>
        <LimitBar bought={mine.shares} chosen={problem ? 0 : shares} most={facts.perBuyer} />
      </Section>
      <BuySection
        title={t('buy')}
        balance={mine.balance}
        typed={typed}
        onType={type}
        problem={problem}
        refusal={buy.refusal}
        most={most}
      >
        <Cost launch={launch} facts={facts} shares={shares} />
      </BuySection>
      {children}
      <BuyBar shares={shares} total={facts.price * BigInt(shares)} question={held.question}>
        <BuyButton
          problem={problem}
          isEmpty={shares === 0}
          isHeld={held.isHeld}
          texts={texts}
          blocker={buy.blocker}
          onPress={() => buy.begin(paramsOf({ launch, facts, texts, alike, shares, terms }))}
        />
      </BuyBar>
    </>
  );
}

type CostProps = Readonly<{ launch: Launch; facts: TradeFacts; shares: number }>;

function Cost({ launch, facts, shares }: CostProps): ReactNode {
  const t = useTexts(tradeTexts);
  const amount = amountText(facts.tokensPerShare * BigInt(shares), COIN_DECIMALS).full;
  const tokens = `${amount}\u00a0${launch.symbol}`;
  return (
    <dl className="pt-2">
      <Figure name={t('youPay')}>
        <b className="font-strong">{twoDecimals(facts.price * BigInt(shares))}</b>{' '}
        <span className="text-ink-2">{'TRX'}</span>
      </Figure>
      <Figure name={t('youGet')}>{useReceivedText(facts.unlock, tokens)}</Figure>
      <Figure name={t('fee')}>{t('feeOf', { share: percentText(facts.fee) })}</Figure>
    </dl>
  );
}

/** The tokens, and when they can be moved at the earliest. */
function useReceivedText(unlock: UnlockOutlook, tokens: string): string {
  const t = useTexts(tradeTexts);
  const locale = useLocale();
  if (!unlock.isLaunched) {
    const days = Math.min(unlock.atSoftCap.days, unlock.atHardCap.days);
    return t('afterLaunchDays', { tokens, days });
  }
  if (unlock.isOver) return t('afterTheEnd', { tokens });
  return t('afterDate', { tokens, time: dateTimeText(unlock.from, locale) });
}

type Shown = Pick<BuyPartProps, 'launch' | 'facts' | 'texts' | 'alike'> &
  Readonly<{ shares: number; terms: string }>;

function paramsOf({ launch, facts, texts, alike, shares, terms }: Shown): BuyInTradeParams {
  return {
    alike: alike?.symbol ?? '',
    token: launch.token,
    contract: launch.trade,
    name: launch.name,
    symbol: launch.symbol,
    shares,
    price: facts.price.toString(),
    tokens: (facts.tokensPerShare * BigInt(shares)).toString(),
    terms,
    textsHash: texts.hash,
    changes: texts.changes,
  };
}

type LimitBarProps = Readonly<{ bought: number; chosen: number; most: number }>;

/** Cells that are still told apart; a larger limit is drawn as three lengths. */
const MOST_CELLS = 20;

const looks = {
  bought: 'bg-primary border-primary',
  chosen: 'bg-accent border-accent',
  free: 'hatched border-line [--hatch:var(--engrave)]',
} as const;

/** How much of the limit of an address is used: solid is bought, brass is chosen now, hatched is free. */
function LimitBar({ bought, chosen, most }: LimitBarProps): ReactNode {
  const t = useTexts(tradeTexts);
  const taken = Math.min(chosen, Math.max(0, most - bought));
  const free = Math.max(0, most - bought - taken);
  const parts = { bought, chosen: taken, free };
  return (
    <div className="px-4">
      <div aria-hidden className="flex gap-1">
        {(['bought', 'chosen', 'free'] as const).map((part) => (
          <Stretch key={part} part={part} shares={parts[part]} isCells={most <= MOST_CELLS} />
        ))}
      </div>
      <p className="flex flex-wrap gap-x-4 pt-2 text-13 text-ink-2">
        <span>{t('limitBought', { n: bought })}</span>
        <span>{t('limitChosen', { n: taken })}</span>
        <span>{t('limitFree', { n: free })}</span>
      </p>
    </div>
  );
}

type StretchProps = Readonly<{ part: keyof typeof looks; shares: number; isCells: boolean }>;

function Stretch({ part, shares, isCells }: StretchProps): ReactNode {
  if (shares === 0) return null;
  const look = `h-4 rounded-[3px] border ${looks[part]}`;
  return (
    <span className="flex min-w-1 gap-1" style={{ flexGrow: shares, flexBasis: 0 }}>
      {isCells ? (
        Array.from({ length: shares }, (_, at) => `${part}${at}`).map((cell) => (
          <span key={cell} className={`flex-1 ${look}`} />
        ))
      ) : (
        <span className={`flex-1 ${look}`} />
      )}
    </span>
  );
}
