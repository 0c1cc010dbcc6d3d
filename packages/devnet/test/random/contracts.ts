import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { COUNTER, callOf, deployment, wordOf } from '../bytecode.ts';
import { ISSUERS, tokenAt } from './tokens.ts';
import type { Maker, Turn } from './turn.ts';

export const FEE_LIMIT = { feeLimit: 60_000_000n };

/** Calls with TRX and tokens, deployments, and the settings of contracts. */
export function contractKinds(turn: Turn): readonly Maker[] {
  const { world, send, random, owner, somebody, amount } = turn;
  const { register, splitter, reverter, loop } = world.contracts;
  const call = (contract: HexAddress, value: bigint, data?: Uint8Array) =>
    send('TriggerSmartContract', callOf(contract, value, data), FEE_LIMIT);
  const place = random(4) === 0 ? random(5) : world.signers.indexOf(owner);
  const contract_address = addressBytes(Object.values(world.contracts)[place]!);
  const token = { call_token_value: amount / 1_000n + 1n, token_id: tokenOf(turn) };
  const withToken = { ...callOf(register, amount), ...token };
  const percent = BigInt(random(101));
  return [
    () => call(register, amount),
    () => call(register, 0n),
    () => call(splitter, amount, fromHex(wordOf(somebody))),
    () => call(reverter, amount),
    () => call(loop, 0n),
    () => send('TriggerSmartContract', withToken, FEE_LIMIT),
    () => send('TriggerSmartContract', { ...withToken, ...callTo(reverter) }, FEE_LIMIT),
    () => send('CreateSmartContract', deployment(owner, COUNTER), FEE_LIMIT),
    () =>
      send(
        'CreateSmartContract',
        { ...deployment(owner, COUNTER, { value: amount }), ...token },
        FEE_LIMIT,
      ),
    () =>
      send('UpdateSettingContract', { contract_address, consume_user_resource_percent: percent }),
    () => send('UpdateEnergyLimitContract', { contract_address, origin_energy_limit: amount }),
    () => send('ClearABIContract', { contract_address }),
  ];
}

const callTo = (contract: HexAddress) => ({ contract_address: addressBytes(contract) });
/** A token that exists. */
export const tokenOf = ({ random }: Turn): bigint => BigInt(tokenAt(random(ISSUERS)));
