import { addressBytes, type HexAddress } from './address.ts';
import { type Sun, toSun } from './amount.ts';

/** Spec §9: what a call may burn for energy unless told otherwise. */
export const DEFAULT_FEE_LIMIT: Sun = /* @__PURE__ */ toSun(150_000_000n);

/** Spec §9: what creating a token, presale, trade or liquidity may burn. */
export const CREATION_FEE_LIMIT: Sun = /* @__PURE__ */ toSun(1_000_000_000n);

export type ContractCall = Readonly<{
  caller: HexAddress;
  contract: HexAddress;
  data: Uint8Array;
  /** Sent along; none by default. */
  value?: Sun;
  /** DEFAULT_FEE_LIMIT by default. */
  feeLimit?: Sun;
}>;

/** The part of a transaction draft that calls a contract; reference block and times are the caller's. */
export function draftCall({ caller, contract, data, value, feeLimit }: ContractCall) {
  return {
    type: 'TriggerSmartContract',
    value: {
      owner_address: addressBytes(caller),
      contract_address: addressBytes(contract),
      call_value: value,
      data,
    },
    feeLimit: feeLimit ?? DEFAULT_FEE_LIMIT,
  } as const;
}
