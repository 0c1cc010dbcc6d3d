import { rentalPrice } from '@vellum/api/energy/energy-rental';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import { type ReactNode, useState } from 'react';
import type { Quoted } from '../../shared/chain/use-chain-quote.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { costText, countText } from '../../shared/coins/cost-text.ts';
import { AddressInput } from '../../shared/contacts/address-input.tsx';
import { rememberAddress } from '../../shared/contacts/used-addresses.ts';
import { useOwnEnergy } from '../../shared/energy/own-energy.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import type { RentParams } from '../../shared/paid-action/rental/rent-energy.ts';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { FootBar } from '../../shared/ui/buttons/foot-bar.tsx';
import type { FieldNote } from '../../shared/ui/fields/field.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { DeskPart } from './desk-part.tsx';
import { RentAmount } from './rent-amount.tsx';
import { type RentProblem, receiverGap, rentProblem, type Standing } from './rent-problem.ts';
import { type EnergyText, energyTexts } from './texts.ts';
import type { Prices } from './use-prices.ts';
import { useRentingFee } from './use-renting-fee.ts';
import { WaysPart } from './ways-part.tsx';

type ReceiverFieldProps = Readonly<{ receiver: EnteredReceiver; mine: Address | null }>;

const notes = {
  good: 'receiverGood',
  new: 'receiverNew',
  contract: 'receiverContract',
  operator: 'receiverOperator',
} as const satisfies Record<string, EnergyText>;

/** Whom the energy is for, and whether it can use it. */
function ReceiverField({ receiver, mine }: ReceiverFieldProps): ReactNode {
  const t = useTexts(energyTexts);
  const { text, enter, address, standing } = receiver;
  const note: FieldNote | undefined =
    address && standing
      ? { kind: standing === 'good' ? 'good' : 'bad', text: t(notes[standing]) }
      : undefined;
  const isMine = mine !== null && address === mine;
  return (
    <div className="grid gap-1">
      <AddressInput label={t('forAddress')} text={text} onChange={enter} note={note} />
      {mine !== null && !isMine && (
        <button
          type="button"
          onClick={() => enter(mine, mine)}
          className="min-h-11 justify-self-start text-14 text-primary underline underline-offset-3"
        >
          {t('useMine')}
        </button>
      )}
    </div>
  );
}

type RentTabProps = Readonly<{
  address: Address | null;
  quoted: Quoted<Prices>;
  rent: UsedPaidAction<RentParams>;
}>;

/** A transfer of USDT to someone who has none yet. */
const USUAL_ENERGY = 131_000n;

/** How much, for how long, for whom; what that costs beside burning; what the operator can lend. */
export function RentTab({ address, quoted, rent }: RentTabProps): ReactNode {
  const t = useTexts(energyTexts);
  const [energy, setEnergy] = useState<bigint | null>(USUAL_ENERGY);
  const [hours, setHours] = useState(1);
  const receiver = useReceiver(address, quoted.rates?.operator ?? null);
  const own = useOwnEnergy(address);
  const { rates: prices } = quoted;
  if (!prices) {
    return (
      <div className="grid gap-4 px-4 pt-4">
        {quoted.isMissing ? (
          <PartFailed text={t('priceFailed')} retry={quoted.again} />
        ) : (
          [58, 56, 52, 220].map((height) => <Skeleton key={height} height={height} />)
        )}
      </div>
    );
  }
  const problem = rentProblem(energy, prices);
  return (
    <>
      <div className="grid gap-6 px-4 pt-4">
        <RentAmount
          energy={energy}
          onEnergy={setEnergy}
          hours={hours}
          onHours={setHours}
          prices={prices}
          own={own}
          problem={problem}
        />
        <ReceiverField receiver={receiver} mine={address} />
        {receiver.again && <PartFailed text={t('receiverFailed')} retry={receiver.again} />}
      </div>
      {energy !== null && energy > 0n && (
        <WaysPart address={address} energy={energy} hours={hours} prices={prices} own={own} />
      )}
      <DeskPart />
      <RentFoot {...{ energy, hours, prices, problem, receiver, rent, address }} />
    </>
  );
}

type RentFootProps = Pick<RentTabProps, 'rent' | 'address'> &
  Readonly<{
    energy: bigint | null;
    hours: number;
    prices: Prices;
    problem: RentProblem | null;
    receiver: EnteredReceiver;
  }>;

function RentFoot(props: RentFootProps): ReactNode {
  const { energy, hours, prices, problem, receiver, rent, address } = props;
  const t = useTexts(energyTexts);
  const price = rentalPrice(prices.rates, energy ?? 0n, hours);
  const { sunPerEnergy } = prices;
  const fee = useRentingFee({ address, energy: energy ?? 0n, hours, sunPerEnergy });
  const problemText = problem && t(problem, { ...limits, free: countText(prices.free) });
  const gap = receiverGap(receiver);
  const missing = problemText ?? (gap && t(gap));
  const begin = () => {
    if (energy === null || receiver.address === null) return;
    rememberAddress(receiver.address);
    rent.begin({
      receiver: receiver.address,
      isOwn: receiver.address === address,
      isForCall: false,
      energy: Number(energy),
      hours,
      price: price.toString(),
    });
  };
  return (
    <FootBar className="grid grid-cols-[auto_1fr] items-center gap-4">
      <div>
        <span className="block text-14 text-ink-2">{t('total')}</span>
        <b className="font-strong whitespace-nowrap">{costText(price + fee)}</b>{' '}
        <span className="text-14 text-ink-2">{'TRX'}</span>
      </div>
      <ActionButton blocker={rent.blocker} missing={missing} onPress={begin}>
        {t('review')}
      </ActionButton>
    </FootBar>
  );
}

const limits = { least: countText(10_000), most: countText(100_000_000) };

/** Whom the energy is for, and what is at that address. */
type EnteredReceiver = Readonly<{
  text: string;
  enter: (text: string, address: Address | null) => void;
  address: Address | null;
  /** Null until it is known. */
  standing: Standing | null;
  /** Asks again where the chain did not answer. */
  again: (() => void) | null;
}>;

type Typed = Readonly<{ text: string; address: Address | null }>;

/** By default the reader's own address. */
function useReceiver(mine: Address | null, operator: Address | null): EnteredReceiver {
  const [typed, setTyped] = useState<Typed | null>(null);
  const { text, address } = typed ?? { text: mine ?? '', address: mine };
  const { data, isError, refetch } = useChainRead(
    address && ['energy', 'receiver', address],
    async ({ client }) => {
      const account = await getAccount(client, toHexAddress(address as Address));
      if (account === null) return 'new';
      return account.type === 'Contract' ? 'contract' : 'good';
    },
  );
  const known: Standing | null = data ?? null;
  const standing = address !== null && address === operator ? 'operator' : known;
  const enter = (next: string, found: Address | null) => setTyped({ text: next, address: found });
  const again = isError && standing === null ? () => void refetch() : null;
  return { text, enter, address, standing, again };
}
