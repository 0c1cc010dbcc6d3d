import type { OwnerDeed } from '@vellum/api/wire/choice-lists';
import { cards } from '@vellum/contracts/cards';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { ownership } from '@vellum/contracts/ownership';
import { tokenFactory } from '@vellum/contracts/token-launch';
import type { Address } from '@vellum/tron/address';
import { Refusal } from '../../platform/refusals/refusal.ts';

/** What an owner asks for, as the form carries it. */
export type OwnerActForm = Readonly<{
  contract: Address;
  deed: OwnerDeed;
  to?: Address | undefined;
  amount?: bigint | undefined;
  enabled?: boolean | undefined;
  coin?: Address | undefined;
  level?: number | undefined;
  name?: string | undefined;
  pledgeTime?: number | undefined;
  pricedInU?: boolean | undefined;
  weight?: number | undefined;
  fund?: Address | undefined;
  uri?: string | undefined;
}>;

type OwnerCall = Readonly<{
  /** Which contract can be told so; any with an owner when null. */
  only: 'tokenFactory' | 'cards' | null;
  call(asked: OwnerActForm): WriteCall;
}>;

/** The calls behind the names. */
export const ownerCalls: Readonly<Record<OwnerDeed, OwnerCall>> = {
  transferOwnership: { only: null, call: ({ to }) => ownership.transfer(needed(to)) },
  acceptOwnership: { only: null, call: () => ownership.accept() },
  renounceOwnership: { only: null, call: () => ownership.renounce() },
  setCreationFee: {
    only: 'tokenFactory',
    call: ({ amount }) => tokenFactory.setCreationFee(needed(amount)),
  },
  setEnabled: {
    only: 'tokenFactory',
    call: ({ enabled }) => tokenFactory.setEnabled(needed(enabled)),
  },
  sweep: { only: 'tokenFactory', call: () => tokenFactory.sweep() },
  sweepCoin: { only: 'tokenFactory', call: ({ coin }) => tokenFactory.sweepCoin(needed(coin)) },
  setLevel: { only: 'cards', call: levelCall },
  setUri: {
    only: 'cards',
    call: ({ level, uri }) => cards.setUri(BigInt(needed(level)), needed(uri)),
  },
};

/** All settings at once, since the contract takes them so. */
function levelCall(asked: OwnerActForm): WriteCall {
  return cards.setLevel(BigInt(needed(asked.level)), {
    name: needed(asked.name),
    pledgeTime: BigInt(needed(asked.pledgeTime)),
    price: needed(asked.amount),
    pricedInU: needed(asked.pricedInU),
    isOpen: needed(asked.enabled),
    weight: BigInt(needed(asked.weight)),
    fund: needed(asked.fund),
  });
}

function needed<T>(value: T | undefined): T {
  if (value === undefined) throw new Refusal({ code: 'FIELD_REQUIRED' });
  return value;
}
