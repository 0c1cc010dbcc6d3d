import { type ReactNode, useState } from 'react';
import { twoDecimals } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Launch } from '../../shared/launch/launch.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { useAlikeQuestion } from '../../shared/sale/alike-question.tsx';
import { BuyBar } from '../../shared/sale/buy-bar.tsx';
import { BuyButton } from '../../shared/sale/buy-button.tsx';
import { BuySection } from '../../shared/sale/buy-section.tsx';
import type { LookAlike } from '../../shared/sale/look-alike.ts';
import { MoneySplit } from '../../shared/sale/money-split.tsx';
import { mostShares } from '../../shared/sale/share-bounds.ts';
import type { TokenTexts } from '../../shared/sale/token-texts.ts';
import { countTyped } from '../../shared/ui/fields/amount-reading.ts';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import type { BuySharesParams } from './buy-shares.ts';
import type { PresaleFacts, PresalePart } from './presale-facts.ts';
import { type ShareFacts, sharesProblem } from './shares-problem.ts';
import { presaleTexts } from './texts.ts';

type BuyPartProps = Readonly<{
  launch: Launch;
  facts: PresaleFacts;
  mine: PresalePart | undefined;
  texts: TokenTexts;
  alike: LookAlike | null;
  buy: UsedPaidAction<BuySharesParams>;
  /** Stands between the form and its button. */
  children: ReactNode;
}>;

/** How many shares, what they cost, where the money goes, and the one button. */
export function BuyPart(props: BuyPartProps): ReactNode {
  const { launch, facts, mine, texts, alike, buy, children } = props;
  const held = useAlikeQuestion(alike);
  const t = useTexts(presaleTexts);
  const [typed, type] = useState('1');
  const asked = useShareFacts(facts, mine);
  const shares = countTyped(typed);
  const problem = sharesProblem(asked, shares);
  const total = facts.price * BigInt(shares);
  return (
    <>
      <BuySection
        title={t('buy')}
        balance={mine?.balance ?? null}
        typed={typed}
        onType={type}
        problem={problem}
        refusal={buy.refusal}
        most={mostShares(asked)}
      >
        <dl className="pt-2">
          <Figure name={t('youPay')}>
            <b className="font-strong">{twoDecimals(total)}</b>{' '}
            <span className="text-ink-2">{'TRX'}</span>
          </Figure>
        </dl>
        <MoneySplit split={facts.split} />
      </BuySection>
      {children}
      <BuyBar shares={shares} total={total} question={held.question}>
        <BuyButton
          problem={problem}
          isEmpty={shares === 0}
          isHeld={held.isHeld}
          texts={texts}
          blocker={buy.blocker}
          onPress={() => buy.begin(paramsOf({ launch, facts, texts, alike, shares }))}
        />
      </BuyBar>
    </>
  );
}

/** What the form holds a number of shares against. */
function useShareFacts(facts: PresaleFacts, mine: PresalePart | undefined): ShareFacts {
  const address = addressOf(useWallet().connection);
  return {
    ...facts,
    left: facts.shares - facts.sold,
    isOwner: address !== null && address === facts.owner,
    held: mine?.shares ?? 0,
    balance: mine?.balance ?? null,
  };
}

type Shown = Pick<BuyPartProps, 'launch' | 'facts' | 'texts' | 'alike'> &
  Readonly<{ shares: number }>;

function paramsOf({ launch, facts, texts, alike, shares }: Shown): BuySharesParams {
  return {
    alike: alike?.symbol ?? '',
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
