import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { paths as wire } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useRef, useState } from 'react';
import { twoDecimals } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { PayoutAmount } from '../../shared/income/payout-amount.tsx';
import { incomeKeys, type Payout } from '../../shared/income/payout-queries.ts';
import { amountRefusal, type PayoutLimits, wayOut } from '../../shared/income/withdrawal-amount.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { toUserError } from '../../shared/paid-action/errors/to-user-error.ts';
import { useErrorSentence } from '../../shared/paid-action/errors/use-error-sentence.ts';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { newUuid } from '../../shared/state/new-uuid.ts';
import { AddressFull } from '../../shared/ui/address/address-full.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { uiTexts } from '../../shared/ui/texts.ts';
import { useOnline } from '../../shared/ui/use-online.ts';
import { withdrawalTexts } from './texts.ts';
import { WithdrawFacts } from './withdraw-facts.tsx';

export type Rules = ReplyOf<EndpointAt<typeof wire.withdrawal.rules>>;

export type WithdrawParts = Readonly<{
  address: Address;
  payout: Payout;
  rules: Rules;
  claim: UsedPaidAction<Readonly<{ amount: string; parts: string }>>;
}>;

/** An amount, what becomes of it, and the one button: the whole balance is sent, a part is claimed. */
export function WithdrawForm({ address, payout, rules, claim }: WithdrawParts): ReactNode {
  const t = useTexts(withdrawalTexts);
  const [amount, setAmount] = useState<bigint | null>(null);
  const [isTried, setTried] = useState(false);
  const request = useRequest();
  const limits = limitsOf(payout, rules);
  const way = wayOut(amount, limits);
  const problem = amountRefusal(amount, limits, way);
  const go = () => {
    setTried(true);
    if (amount === null || problem) return;
    if (way === 'sent') request.send(amount);
    else claim.begin({ amount: amount.toString(), parts: JSON.stringify(payout.parts) });
  };
  const refusal = request.refusal ?? claim.refusal;
  return (
    <Section title={t('newWithdrawal')}>
      <div className="grid gap-4 px-4">
        <div>
          <PayoutAmount
            value={amount}
            onChange={setAmount}
            limits={limits}
            way={way}
            most={limits.available}
            isTried={isTried}
          />
          <QuickAmounts limits={limits} onChoose={setAmount} />
        </div>
        {amount !== null && way === 'own-claim' && isPart(problem) && (
          <Notice>{t('partText', { amount: inTrx(limits.claimable) })}</Notice>
        )}
        {!rules.open && <Notice kind="warn">{t('pausedText')}</Notice>}
        <WithdrawFacts amount={problem ? null : amount} way={way} payout={payout} rules={rules} />
        <div>
          <p className="mb-1 text-14 text-ink-2">{t('to')}</p>
          <AddressFull address={address} />
        </div>
        {refusal && <Notice kind="bad">{refusal}</Notice>}
        {way === 'sent' ? (
          <SendButton isBusy={request.isBusy} onGo={go} />
        ) : (
          <ActionButton blocker={claim.blocker} onPress={go}>
            {amount === null || problem
              ? t('enterAmount')
              : t('claimPart', { amount: inTrx(amount) })}
          </ActionButton>
        )}
      </div>
    </Section>
  );
}

/** Whether it is a part of what there is, open yet or not. */
function isPart(problem: CodeWithParams | null): boolean {
  return problem === null || problem.code === 'CLAIM_NOT_OPEN';
}

function limitsOf(payout: Payout, rules: Rules): PayoutLimits {
  return {
    available: BigInt(payout.available.amount),
    claimable: BigInt(payout.claimable.amount),
    minimum: BigInt(rules.min.amount),
  };
}

function SendButton({ isBusy, onGo }: Readonly<{ isBusy: boolean; onGo: () => void }>): ReactNode {
  const t = useTexts(withdrawalTexts);
  const ui = useTexts(uiTexts);
  const online = useOnline();
  return (
    <Button disabled={!online} busy={isBusy} onClick={onGo}>
      {online ? t('sendAll') : ui('offlineNow')}
    </Button>
  );
}

type QuickAmountsProps = Readonly<{ limits: PayoutLimits; onChoose: (amount: bigint) => void }>;

/** The amounts that are most often meant: the least, all that is open, and everything. */
function QuickAmounts({ limits, onChoose }: QuickAmountsProps): ReactNode {
  const { available, claimable, minimum } = limits;
  const amounts = [roundUp(minimum), claimable, available].filter(
    (amount, place, all) => amount > 0n && amount <= available && all.indexOf(amount) === place,
  );
  if (amounts.length < 2) return null;
  return (
    <div className="mt-2 grid auto-cols-fr grid-flow-col gap-x-2">
      {amounts.map((amount) => (
        <button
          key={amount.toString()}
          type="button"
          onClick={() => onChoose(amount)}
          className="flex min-h-11 items-center"
        >
          <span className="flex h-9 flex-1 items-center justify-center rounded-full border border-line-soft bg-surface px-2 text-14">
            {twoDecimals(amount)}
          </span>
        </button>
      ))}
    </div>
  );
}

const CENT = 10_000n;

/** To a whole hundredth: an amount that is shown short must be the one that is meant. */
function roundUp(amount: bigint): bigint {
  return ((amount + CENT - 1n) / CENT) * CENT;
}

function inTrx(amount: bigint): string {
  return `${twoDecimals(amount)}\u00a0TRX`;
}

type Request = Readonly<{
  send: (amount: bigint) => void;
  isBusy: boolean;
  /** Why it was refused, as a sentence. */
  refusal: string | null;
}>;

/** Asks to have the whole balance sent. However often it is tried, it is one request until it is taken. */
function useRequest(): Request {
  const queries = useQueryClient();
  const id = useRef(newUuid());
  const { mutate, isPending, error } = useMutation({
    mutationFn: (amount: bigint) =>
      callSignedIn(wire.withdrawal.request, { amount, whole: true, requestId: id.current }),
    onSuccess: () => {
      id.current = newUuid();
    },
    onSettled: () =>
      Promise.all(incomeKeys.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
  const sentence = useErrorSentence(error && toUserError(error, { failure: 'ACTION_FAILED' }));
  return { send: mutate, isBusy: isPending, refusal: error ? sentence : null };
}
