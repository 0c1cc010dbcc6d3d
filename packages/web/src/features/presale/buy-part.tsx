import { COIN_DECIMALS } from '@vellum/tron/amount';
import { type ReactNode, useState } from 'react';
import { amountText } from '../../shared/format/amount.ts';
import { twoDecimals } from '../../shared/format/two-decimals.ts';
import { useStanding } from '../../shared/membership/standing.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { useErrorSentence } from '../../shared/paid-action/use-error-sentence.ts';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import type { Launch } from '../../shared/sale/launch.ts';
import { MoneySplit } from '../../shared/sale/money-split.tsx';
import { problemError } from '../../shared/sale/problem-error.ts';
import { mostShares } from '../../shared/sale/share-bounds.ts';
import type { TokenTexts } from '../../shared/sale/token-texts.ts';
import { FootBar } from '../../shared/ui/foot-bar.tsx';
import { QuantityStepper } from '../../shared/ui/quantity-stepper.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { BuyButton } from './buy-button.tsx';
import type { BuySharesParams } from './buy-shares.ts';
import type { PresaleFacts, PresalePart } from './presale-facts.ts';
import { type ShareFacts, sharesProblem } from './shares-problem.ts';
import { useTexts } from './use-texts.ts';

type BuyPartProps = Readonly<{
  launch: Launch;
  facts: PresaleFacts;
  mine: PresalePart | undefined;
  texts: TokenTexts;
  buy: UsedPaidAction<BuySharesParams>;
  /** Stands between the form and its button. */
  children: ReactNode;
}>;

/** How many shares, what they cost, where the money goes, and the one button. */
export function BuyPart(props: BuyPartProps): ReactNode {
  const { launch, facts, mine, texts, buy, children } = props;
  const t = useTexts();
  const [typed, type] = useState('1');
  const asked = useShareFacts(facts, mine);
  const shares = Number(typed);
  const problem = sharesProblem(asked, shares);
  const sentence = useErrorSentence(problem && problemError(problem));
  const total = facts.price * BigInt(shares);
  return (
    <>
      <Section title={t('buy')} aside={mine && t('balance', { amount: twoDecimals(mine.balance) })}>
        <div className="px-4">
          <QuantityStepper
            label={t('howMany')}
            value={typed}
            onChange={type}
            problem={problem ? sentence : buy.refusal}
            isCalm={problem?.code === 'SOON_TO_OPEN'}
            most={Math.max(1, mostShares(asked))}
            digits={9}
          />
          <dl className="pt-2">
            <Figure name={t('youPay')}>
              <b className="font-strong">{twoDecimals(total)}</b>{' '}
              <span className="text-ink-2">{'TRX'}</span>
            </Figure>
          </dl>
          <MoneySplit split={facts.split} />
        </div>
      </Section>
      {children}
      <FootBar className="flex items-center gap-4">
        <div className="flex-none">
          <p className="text-14 text-ink-2">{t('shares', { n: typed === '' ? '0' : typed })}</p>
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

/** What the form holds a number of shares against. */
function useShareFacts(facts: PresaleFacts, mine: PresalePart | undefined): ShareFacts {
  const address = addressOf(useWallet().connection);
  const isInactive = useStanding().status === 'inactive';
  return {
    ...facts,
    left: facts.shares - facts.sold,
    isExcluded: address !== null && (address === facts.owner || isInactive),
    held: mine?.shares ?? 0,
    balance: mine?.balance ?? null,
  };
}

function paramsOf(
  launch: Launch,
  facts: PresaleFacts,
  texts: TokenTexts,
  shares: number,
): BuySharesParams {
  return {
    token: launch.token,
    contract: launch.presale,
    name: launch.name,
    shares,
    price: facts.price.toString(),
    textsHash: texts.hash,
    changes: texts.changes,
    leaveUntil: facts.leaveUntil,
    softCap: facts.softCap,
    ends: facts.endTime,
  };
}
