import { basePool } from '@vellum/contracts/presale';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { type ReactNode, useState } from 'react';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { trxCoin } from '../../shared/coins/coin.ts';
import { CoinAmount } from '../../shared/coins/coin-amount.tsx';
import { amountText } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Launch } from '../../shared/launch/launch.ts';
import { trxSentence } from '../../shared/launch/trx-sentence.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { useErrorSentence } from '../../shared/paid-action/errors/use-error-sentence.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { useLastDone } from '../../shared/paid-action/use-last-done.ts';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { problemError } from '../../shared/sale/problem-error.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import type { PresaleFacts, PresalePart } from './presale-facts.ts';
import type { RedeemParams } from './redeem-backing.ts';
import { presaleTexts } from './texts.ts';

type RedeemPartProps = Readonly<{
  launch: Launch;
  facts: PresaleFacts;
  mine: PresalePart | undefined;
  redeem: UsedPaidAction<RedeemParams>;
}>;

/** What stands behind the token, and the way to take one's part of it. */
export function RedeemPart(props: RedeemPartProps): ReactNode {
  const { launch, facts, mine, redeem } = props;
  const t = useTexts(presaleTexts);
  const redeemed = useLastDone(redeem.state);
  if (facts.state !== 'launched' || facts.backing === 0n) return null;
  return (
    <Section title={t('backing')}>
      <div className="grid gap-3 px-4">
        <p className="text-14 text-ink-2">
          {t('backingText', { amount: trxSentence(facts.backing), symbol: launch.symbol })}
        </p>
        {mine && mine.tokens > 0n && <RedeemForm key={redeemed} {...props} mine={mine} />}
      </div>
    </Section>
  );
}

type RedeemFormProps = RedeemPartProps & Readonly<{ mine: PresalePart }>;

function RedeemForm({ launch, mine, redeem }: RedeemFormProps): ReactNode {
  const t = useTexts(presaleTexts);
  const [amount, setAmount] = useState<bigint | null>(null);
  const { token, symbol, basePool: place } = launch;
  const isTooMuch = amount !== null && amount > mine.tokens;
  const out = useQuote(launch, isTooMuch ? null : amount);
  const begin = () => {
    if (amount === null || out === 0n) return;
    // A part of the pool never shrinks: whoever redeems takes no more than their own.
    const least = out.toString();
    const asked = { token, basePool: place, symbol, amount: amount.toString() };
    redeem.begin({ ...asked, out: least, minOut: least });
  };
  return (
    <>
      <AmountInput
        label={t('redeemAmount')}
        value={amount}
        onChange={setAmount}
        decimals={COIN_DECIMALS}
        unit={symbol}
        aside={t('youHave', { amount: amountText(mine.tokens, COIN_DECIMALS).full })}
        max={mine.tokens}
        note={useNote(symbol, isTooMuch, redeem.refusal)}
      />
      <dl>
        <Figure name={t('youGet')}>
          <CoinAmount amount={out} coin={trxCoin} />
        </Figure>
      </dl>
      {out > 0n || redeem.blocker !== null ? (
        <ActionButton kind="secondary" blocker={redeem.blocker} onPress={begin}>
          {t('reviewRedeem')}
        </ActionButton>
      ) : (
        <Button kind="secondary" disabled>
          {t(isTooMuch ? 'cannotRedeem' : 'enterAmount')}
        </Button>
      )}
    </>
  );
}

/** Sun for an amount of tokens, as the pool says; 0 until it has. */
function useQuote({ token, basePool: place }: Launch, amount: bigint | null): bigint {
  const { data = 0n } = useChainRead(
    amount === null ? null : ['presale', token, 'redeem', amount.toString()],
    (chain) => chain.read(place, basePool.quote(amount ?? 0n)),
  );
  return amount === null ? 0n : data;
}

function useNote(symbol: string, isTooMuch: boolean, refusal: string | null) {
  const lack = { code: 'INSUFFICIENT_BALANCE', params: { coin: symbol } } as const;
  const sentence = useErrorSentence(isTooMuch ? problemError(lack) : null);
  const text = isTooMuch ? sentence : refusal;
  return text === null ? undefined : ({ kind: 'bad', text } as const);
}
