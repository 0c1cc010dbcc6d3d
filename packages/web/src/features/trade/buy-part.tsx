import { COIN_DECIMALS } from '@vellum/tron/amount';
import { type ReactNode, useState } from 'react';
import { amountText } from '../../shared/format/amount.ts';
import { percentText } from '../../shared/format/percent.ts';
import { twoDecimals } from '../../shared/format/two-decimals.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { useErrorSentence } from '../../shared/paid-action/use-error-sentence.ts';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import type { Launch } from '../../shared/sale/launch.ts';
import { problemError } from '../../shared/sale/problem-error.ts';
import { mostShares } from '../../shared/sale/share-bounds.ts';
import type { TokenTexts } from '../../shared/sale/token-texts.ts';
import { FootBar } from '../../shared/ui/foot-bar.tsx';
import { QuantityStepper } from '../../shared/ui/quantity-stepper.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { BuyButton } from './buy-button.tsx';
import type { BuyInTradeParams } from './buy-in-trade.ts';
import { LimitBar } from './limit-bar.tsx';
import type { TradeFacts, TradePart } from './trade-facts.ts';
import { tradeProblem } from './trade-problem.ts';
import { useTexts } from './use-texts.ts';

type BuyPartProps = Readonly<{
  launch: Launch;
  facts: TradeFacts;
  mine: TradePart;
  texts: TokenTexts;
  buy: UsedPaidAction<BuyInTradeParams>;
  /** Stands between the form and its button. */
  children: ReactNode;
}>;

/** My limit, how many shares now, what they cost and bring, and the one button. */
export function BuyPart(props: BuyPartProps): ReactNode {
  const { launch, facts, mine, texts, buy, children } = props;
  const t = useTexts();
  const [typed, type] = useState('1');
  const shares = Number(typed);
  const bounds = { ...facts, ...mine, held: mine.shares };
  const problem = tradeProblem(bounds, shares);
  const sentence = useErrorSentence(problem && problemError(problem));
  const most = mostShares(bounds);
  const total = facts.price * BigInt(shares);
  return (
    <>
      <Section title={t('myLimit')} aside={t('limitLeft', { n: most, of: facts.perBuyer })}>
        <LimitBar bought={mine.shares} chosen={problem ? 0 : shares} most={facts.perBuyer} />
      </Section>
      <Section title={t('buy')} aside={t('balance', { amount: twoDecimals(mine.balance) })}>
        <div className="px-4">
          <QuantityStepper
            label={t('howMany')}
            value={typed}
            onChange={type}
            problem={problem ? sentence : buy.refusal}
            isCalm={false}
            most={Math.max(1, most)}
            digits={9}
          />
          <Cost launch={launch} facts={facts} shares={shares} />
        </div>
      </Section>
      {children}
      <FootBar className="flex items-center gap-4">
        <div className="flex-none">
          <p className="text-14 text-ink-2">{t('shares', { n: shares })}</p>
          <p className="font-strong">
            {amountText(total, COIN_DECIMALS).full}
            <span className="ml-1 text-14 font-normal text-ink-2">{'TRX'}</span>
          </p>
        </div>
        <BuyButton
          problem={problem}
          isEmpty={shares === 0}
          isStale={texts.accept !== null}
          blocker={buy.blocker}
          onPress={() => buy.begin(paramsOf(launch, facts, texts, shares))}
        />
      </FootBar>
    </>
  );
}

type CostProps = Readonly<{ launch: Launch; facts: TradeFacts; shares: number }>;

function Cost({ launch, facts, shares }: CostProps): ReactNode {
  const t = useTexts();
  const tokens = amountText(facts.tokensPerShare * BigInt(shares), COIN_DECIMALS).full;
  return (
    <dl className="pt-2">
      <Figure name={t('youPay')}>
        <b className="font-strong">{twoDecimals(facts.price * BigInt(shares))}</b>{' '}
        <span className="text-ink-2">{'TRX'}</span>
      </Figure>
      <Figure name={t('youGet')}>
        {t('afterTheEnd', { tokens: `${tokens}\u00a0${launch.symbol}` })}
      </Figure>
      <Figure name={t('fee')}>{t('feeOf', { share: percentText(facts.fee) })}</Figure>
    </dl>
  );
}

function paramsOf(
  launch: Launch,
  facts: TradeFacts,
  texts: TokenTexts,
  shares: number,
): BuyInTradeParams {
  return {
    token: launch.token,
    contract: launch.trade,
    name: launch.name,
    symbol: launch.symbol,
    shares,
    price: facts.price.toString(),
    tokens: (facts.tokensPerShare * BigInt(shares)).toString(),
    textsHash: texts.hash,
    changes: texts.changes,
  };
}
