import { type Address, parseAddress } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { useBalance } from '../../shared/coins/use-balance.ts';
import { useCoin } from '../../shared/coins/use-coin.ts';
import { useLpEntry } from '../../shared/earn/use-lp-entry.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { LpFacts } from '../../shared/lp/lp-facts.ts';
import { lpSentence } from '../../shared/lp/lp-sentence.ts';
import { useLpFacts } from '../../shared/lp/use-lp.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { useLastDone } from '../../shared/paid-action/use-last-done.ts';
import {
  type Blocker,
  type UsedPaidAction,
  usePaidAction,
} from '../../shared/paid-action/use-paid-action.tsx';
import { CoinDoubt, useGivenAlike } from '../../shared/sale/coin-doubt.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { FootBar } from '../../shared/ui/buttons/foot-bar.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useAccountKey } from '../../shared/wallet/use-account-key.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { CoinChoice } from './coin-choice.tsx';
import { type LockForParams, type LockParams, lockCoin, lockForOther } from './lock-coin.tsx';
import { DAY } from './lock-days.ts';
import { type EnteredLock, lockMissing } from './lock-missing.ts';
import { LockTerms } from './lock-terms.tsx';
import { type Receiver, ReceiverPart } from './receiver-part.tsx';
import { type LockText, lockTexts } from './texts.ts';

/** Locks a coin or LP for a time, for oneself or for someone else. */
export function LockPage(): ReactNode {
  const address = addressOf(useWallet().connection);
  const account = useAccountKey(address);
  const [search] = useSearchParams();
  const own = usePaidAction(lockCoin);
  const forOther = usePaidAction(lockForOther);
  const locked = [useLastDone(own.state), useLastDone(forOther.state)].join('/');
  return (
    <>
      <LockForm
        key={`${account}/${locked}`}
        address={address}
        asked={parseAddress(search.get('coin') ?? '')}
        own={own}
        forOther={forOther}
      />
      {own.sheet}
      {forOther.sheet}
    </>
  );
}

type Actions = Readonly<{
  own: UsedPaidAction<LockParams>;
  forOther: UsedPaidAction<LockForParams>;
}>;

type LockFormProps = Actions & Readonly<{ address: Address | null; asked: Address | null }>;

function LockForm({ address, asked, own, forOther }: LockFormProps): ReactNode {
  const [place, choose] = useState(asked);
  const [typed, setTyped] = useState<bigint | null>(null);
  const [days, setDays] = useState<number | null>(30);
  const [receiver, setReceiver] = useState<Receiver>({ kind: 'me' });
  const coin = useCoin(place ?? undefined);
  const balance = useBalance(address, place ?? undefined);
  const unlockAt = useNow(useChainClock()) + (days ?? 0) * DAY;
  const { data: facts } = useLpFacts(coin?.pair ? place : null);
  const entry = useLpEntry(facts, balance);
  const amount = coin?.pair ? entry.lp : typed;
  const entered = { coin, amount, balance, days, receiver };
  return (
    <>
      <CoinChoice
        address={address}
        coin={place}
        onChoose={(next) => {
          choose(next);
          setTyped(null);
          entry.setAmount(null);
        }}
      />
      <CoinDoubt coin={coin} />
      <LockTerms
        coin={coin}
        balance={balance}
        amount={amount}
        onAmount={setTyped}
        lp={coin?.pair ? { entry, facts } : null}
        days={days}
        onDays={setDays}
        unlockAt={unlockAt}
      />
      {address && <ReceiverPart owner={address} receiver={receiver} onChange={setReceiver} />}
      <LockStep
        entered={entered}
        facts={facts ?? null}
        unlockAt={unlockAt}
        own={own}
        forOther={forOther}
      />
    </>
  );
}

type LockStepProps = Actions &
  Readonly<{
    entered: EnteredLock;
    unlockAt: number;
    /** Of LP; null of other coins. */
    facts: LpFacts | null;
  }>;

/** The way to the review, and why an earlier one led nowhere. */
function LockStep({ entered, unlockAt, facts, own, forOther }: LockStepProps): ReactNode {
  const { coin, amount, days, receiver } = entered;
  const alike = useGivenAlike(coin)?.symbol ?? '';
  const used = receiver.kind === 'me' ? own : forOther;
  const begin = () => {
    if (!coin?.address || amount === null || days === null) return;
    const { address: place, symbol, decimals } = coin;
    const stands = facts ? lpSentence(facts, amount) : null;
    const shown = { coin: place, symbol, decimals, amount: amount.toString() };
    const params = { ...shown, days, unlockAt, stands, alike };
    if (receiver.kind === 'me') own.begin(params);
    else if (receiver.address) forOther.begin({ ...params, beneficiary: receiver.address });
  };
  return (
    <>
      {used.refusal !== null && (
        <div className="px-4 pt-4">
          <Notice kind="bad">{used.refusal}</Notice>
        </div>
      )}
      <LockBar missing={lockMissing(entered)} blocker={used.blocker} onPress={begin} />
    </>
  );
}

type LockBarProps = Readonly<{
  missing: LockText | null;
  blocker: Blocker | null;
  onPress: () => void;
}>;

/** The one button of the form; while it cannot be pressed it says why. */
function LockBar({ missing, blocker, onPress }: LockBarProps): ReactNode {
  const t = useTexts(lockTexts);
  return (
    <FootBar>
      {missing && blocker === null ? (
        <Button disabled>{t(missing)}</Button>
      ) : (
        <ActionButton blocker={blocker} onPress={onPress}>
          {t('review')}
        </ActionButton>
      )}
    </FootBar>
  );
}
