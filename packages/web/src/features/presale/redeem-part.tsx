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
import type { Blocker, UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { problemError } from '../../shared/sale/problem-error.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
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
  const asked = isTooMuch ? null : amount;
  const { out, again } = useQuote(launch, asked);
  const begin = () => {
    if (amount === null || !out) return;
    // A part of the pool never shrinks: whoever redeems takes no more than their own.
    const least = out.toString();
    const redeemed = { token, basePool: place, symbol, amount: amount.toString() };
    redeem.begin({ ...redeemed, out: least, minOut: least });
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
      <RedeemStep
        out={out}
        again={again}
        missing={isTooMuch ? 'cannotRedeem' : asked && out === null ? 'reading' : 'enterAmount'}
        blocker={redeem.blocker}
        onPress={begin}
      />
    </>
  );
}

type RedeemStepProps = Quote &
  Readonly<{
    /** Why nothing can be redeemed while the pool gives nothing. */
    missing: 'cannotRedeem' | 'reading' | 'enterAmount';
    blocker: Blocker | null;
    onPress: () => void;
  }>;

/** What burning brings, and the way to the review. */
export function RedeemStep({ out, again, missing, blocker, onPress }: RedeemStepProps): ReactNode {
  const t = useTexts(presaleTexts);
  return (
    <>
      <dl>
        <Figure name={t('youGet')}>
          {out === null ? '–' : <CoinAmount amount={out} coin={trxCoin} />}
        </Figure>
      </dl>
      {again && <PartFailed text={t('quoteFailed')} retry={again} />}
      {out || blocker !== null ? (
        <ActionButton kind="secondary" blocker={blocker} onPress={onPress}>
          {t('reviewRedeem')}
        </ActionButton>
      ) : (
        <Button kind="secondary" disabled>
          {t(missing)}
        </Button>
      )}
    </>
  );
}

type Quote = Readonly<{
  /** Sun for an amount of tokens, as the pool says; null without an amount, and until it has. */
  out: bigint | null;
  /** Asks again where the pool could not be asked. */
  again: (() => void) | null;
}>;

function useQuote({ token, basePool: place }: Launch, amount: bigint | null): Quote {
  const { data, isError, refetch } = useChainRead(
    amount === null ? null : ['presale', token, 'redeem', amount.toString()],
    (chain) => chain.read(place, basePool.quote(amount ?? 0n)),
  );
  if (amount === null) return { out: null, again: null };
  return { out: data ?? null, again: isError && data === undefined ? () => void refetch() : null };
}

function useNote(symbol: string, isTooMuch: boolean, refusal: string | null) {
  const lack = { code: 'INSUFFICIENT_BALANCE', params: { coin: symbol } } as const;
  const sentence = useErrorSentence(isTooMuch ? problemError(lack) : null);
  const text = isTooMuch ? sentence : refusal;
  return text === null ? undefined : ({ kind: 'bad', text } as const);
}
