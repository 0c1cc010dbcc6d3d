import { type Address, addressBytes, type HexAddress, toHexAddress } from '@vellum/tron/address';

/** A transaction of the chain's own kind: energy of the keeper's stake, lent or taken back. */
export type EnergyLoan = Readonly<{
  change: 'lend' | 'take-back';
  receiver: Address;
  /** Sun of the stake whose energy it is. */
  amount: bigint;
  /** Sun that it may burn for its bandwidth. */
  feeLimit: bigint;
}>;

/** The part of a transaction draft that changes the loan. Not locked: who takes it back early is not paid. */
export function draftLoan(owner: HexAddress, { change, receiver, amount }: EnergyLoan) {
  const value = {
    owner_address: addressBytes(owner),
    resource: 'ENERGY',
    balance: amount,
    receiver_address: addressBytes(toHexAddress(receiver)),
  } as const;
  return change === 'lend'
    ? ({ type: 'DelegateResourceContract', value } as const)
    : ({ type: 'UnDelegateResourceContract', value } as const);
}
