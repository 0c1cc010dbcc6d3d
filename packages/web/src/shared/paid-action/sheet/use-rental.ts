import { useQueryClient } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { useEffect, useState } from 'react';
import { useOwnEnergy } from '../../energy/own-energy.ts';
import type { RentOffer } from '../../energy/rent-offer.ts';
import { type AskedRentOffer, useRentOffer } from '../../energy/use-rent-offer.ts';
import { storedValue } from '../../state/stored-value.ts';
import { useStore, useStored } from '../../state/use-store.ts';
import { addressOf } from '../../wallet/connection.ts';
import { useWallet } from '../../wallet/wallet.ts';
import { isCheaper } from '../cost/fee-figures.ts';
import { useErrorSentence } from '../errors/use-error-sentence.ts';
import type { PaidAction } from '../paid-action.ts';
import { type RentParams, rentEnergy } from '../rental/rent-energy.ts';
import { lazyRunOf } from '../run/lazy-run.ts';
import type { RunView } from '../run/run-view.ts';

/** Milliseconds between two looks whether rented energy has come. */
const LOOK_AGAIN = 2_000;

/** What the person chose last; nothing is chosen for them before. */
const lastChoice = storedValue('vellum.rent');

/** Renting energy for the call under review. */
export type Rental = Readonly<{
  /** `own`: nothing to rent. `none`: the desk lends nothing now, or renting would not save enough. */
  status: 'own' | 'asking' | 'none' | 'offered' | 'coming';
  offer: RentOffer | null;
  isChosen: boolean;
  choose: (isChosen: boolean) => void;
  /** Why the rental was refused before anything was signed. */
  refusal: string | null;
}>;

type Reviewed = Readonly<{ action: PaidAction; view: RunView; open: boolean; onAgain: () => void }>;

/**
 * What a review offers of renting: chosen, paid for by an action of its own, and waited for; then the review is made
 * again.
 */
export function useRental({ action, view, open, onAgain }: Reviewed) {
  const address = addressOf(useWallet().connection);
  const isChosen = useStored(lastChoice) === 'yes';
  const needed = open && action.key !== rentEnergy.key ? neededEnergy(view) : null;
  const offer = useRentOffer(address, needed?.missing ?? 0n);
  const { begin: pay, isBegun, rented, refusal, sheet } = useRentRun();
  const { isComing, awaitEnergy } = useArrival(needed && address, rented, () => {
    onAgain();
  });
  const begin = () => {
    if (!offer.data || !needed || address === null) return;
    awaitEnergy(needed.energy);
    pay(paramsOf(offer.data, address));
  };
  const status = statusOf(needed, offer);
  const rental: Rental = {
    status: isComing ? 'coming' : status,
    offer: offer.data ?? null,
    isChosen: isChosen && !isComing && status === 'offered',
    choose: (chosen) => lastChoice.set(chosen ? 'yes' : null),
    refusal: needed && refusal,
  };
  return { rental, begin, sheet: isBegun ? { ...sheet, onAgain: begin } : null };
}

/** The rental as an action of its own, with a sheet of its own. */
function useRentRun() {
  const queries = useQueryClient();
  const run = lazyRunOf(rentEnergy as unknown as PaidAction<RentParams>);
  const rented = useStore(run.subscribe, run.get);
  const [isOpen, setOpen] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const { state } = rented;
  const refused = state.step === 'idle' ? state.refusal : null;
  const sentence = useErrorSentence(refused);
  return {
    rented,
    isBegun,
    refusal: refused && isBegun ? sentence : null,
    begin: (params: RentParams) => {
      setBegun(true);
      setOpen(true);
      void run.begin(params, { queries, isAgain: false });
    },
    sheet: {
      view: rented,
      open: isOpen && state.step !== 'idle',
      onClose: () => {
        setOpen(false);
        run.close();
      },
      onConfirm: run.confirm,
    },
  };
}

/** Looks until rented energy has come to the address; null while nobody waits for it. */
function useArrival(address: Address | null, { state }: RunView, onArrival: () => void) {
  const [awaited, setAwaited] = useState<bigint | null>(null);
  const [isPaid, setPaid] = useState(false);
  const isMined = state.step === 'registering' || state.step === 'done';
  const isComing = awaited !== null && (isPaid || isMined);
  const own = useOwnEnergy(isComing ? address : null, LOOK_AGAIN);
  const isHere = isComing && own !== undefined && own >= awaited;
  // Its sheet may be put away meanwhile, and what it knew with it.
  useEffect(() => {
    if (isComing) setPaid(true);
  }, [isComing]);
  useEffect(() => {
    if (!isHere) return;
    setAwaited(null);
    onArrival();
  }, [isHere, onArrival]);
  const awaitEnergy = (energy: bigint) => {
    setPaid(false);
    setAwaited(energy);
  };
  return { isComing, awaitEnergy };
}

type Needed = Readonly<{ energy: bigint; missing: bigint; burn: bigint }>;

/** Null while nothing is under review. */
function neededEnergy({ state, review }: RunView): Needed | null {
  const cost = state.step === 'review' ? review?.cost : null;
  if (!cost) return null;
  const { energy, ownEnergy, burnRest: burn } = cost;
  return { energy, missing: energy > ownEnergy ? energy - ownEnergy : 0n, burn };
}

function statusOf(needed: Needed | null, { data, isError }: AskedRentOffer): Rental['status'] {
  if (needed?.missing === 0n) return 'own';
  if (needed && data) return isCheaper(data, needed.burn) ? 'offered' : 'none';
  return data === null || isError ? 'none' : 'asking';
}

const paramsOf = ({ energy, hours, price }: RentOffer, address: Address): RentParams => ({
  ...{ receiver: address, isOwn: true, isForCall: true, energy, hours, price: price.toString() },
});
