import type { HexAddress } from '@vellum/tron/address';
import { hexAddressFromBytes } from '@vellum/tron/address';
import { type ContractType, contractMessages } from '@vellum/tron/protocol/contracts';
import type { Transaction } from '@vellum/tron/transaction';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDevnet, type Devnet } from '../src/index.ts';
import { canonical, type Plain } from '../src/state/canonical.ts';
import type { StateReader } from '../src/state/state-reader.ts';
import { WorldState } from '../src/state/world-state.ts';
import { TYPES } from './random/every-type.ts';
import { randomOf, randomTransaction, worldOf } from './random-transactions.ts';
import { scaledSlow, seedFor } from './scale.ts';

const DAY = 86_400_000;

/** Every block would change all witnesses that have votes. */
const NO_REWARDS = { getWitnessPayPerBlock: 0n, getWitness127PayPerBlock: 0n };

let devnet: Devnet;
beforeAll(async () => {
  devnet = await createDevnet({ parameters: NO_REWARDS });
});
afterAll(() => devnet?.close());

const LOANS = ['borrowedFrom', 'delegation', 'lentTo'];
const VOTES = ['voteChange', 'voterCycle'];

/** Tables that a transaction of a type may write beside accounts; chain-wide numbers are everyone's. */
const WRITES: Readonly<Partial<Record<ContractType, readonly string[]>>> = {
  AssetIssueContract: ['token'],
  // What the issuer's free bandwidth was used for.
  TransferAssetContract: ['token'],
  UpdateAssetContract: ['token'],
  ExchangeCreateContract: ['exchange'],
  ExchangeInjectContract: ['exchange'],
  ExchangeTransactionContract: ['exchange'],
  ExchangeWithdrawContract: ['exchange'],
  DelegateResourceContract: LOANS,
  UnDelegateResourceContract: LOANS,
  VoteWitnessContract: VOTES,
  UnfreezeBalanceV2Contract: VOTES,
  WitnessCreateContract: ['witness'],
  WitnessUpdateContract: ['witness'],
  UpdateBrokerageContract: ['witness'],
  ProposalCreateContract: ['proposal'],
  ProposalApproveContract: ['proposal'],
  ProposalDeleteContract: ['proposal'],
  SetAccountIdContract: ['accountId'],
  UpdateSettingContract: ['contract'],
  UpdateEnergyLimitContract: ['contract'],
  ClearABIContract: ['contract'],
};

const isCode = (type: string) => type === 'TriggerSmartContract' || type === 'CreateSmartContract';

/** Every row of the state as text, by table and key. */
function rowsOf(state: StateReader): Map<string, string> {
  if (!(state instanceof WorldState)) throw new Error('not the state of a chain in this process');
  const { rows } = state.export();
  return new Map(
    rows.map(({ table, key, value }) => [`${table}/${key}`, canonical(value as Plain)] as const),
  );
}

/** Rows that came, went or changed. */
function changed(before: Map<string, string>, after: Map<string, string>): string[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].filter((key) => before.get(key) !== after.get(key));
}

function named({ contract }: Transaction): HexAddress[] {
  const fields = contractMessages[contract.type].fields.filter(({ kind }) => kind === 'address');
  return fields.map(({ name }) => hexAddressFromBytes(Reflect.get(contract.value, name)));
}

/** Whether a transaction of its type may change a row. */
function isIts(transaction: Transaction, issuers: readonly HexAddress[], row: string): boolean {
  const { type } = transaction.contract;
  const [table = '', key] = row.split('/');
  if (table === 'property') return true;
  if (table !== 'account') return WRITES[type]?.includes(table) ?? false;
  const others = type === 'TransferAssetContract' ? issuers : [];
  return [...named(transaction), ...others].includes(key as HexAddress);
}

const seed = seedFor('changes');

it('a native transaction changes the accounts it names and the tables of its type alone', async () => {
  const { chain } = devnet;
  const world = await worldOf(devnet, randomOf(seed));
  const issuers = world.signers.map(({ address }) => address);
  // Without rewards there are none to withdraw.
  const missing = new Set(TYPES.filter((type) => !isCode(type) && !type.startsWith('WithdrawB')));
  let before = await chain.read('head', rowsOf);
  for (let sent = 0; sent < scaledSlow(10_000) || (missing.size > 0 && sent < 20_000); sent += 1) {
    if (sent % 20 === 0) {
      // Maintenance has a block of its own.
      await devnet.increaseTime(DAY);
      await devnet.mine();
      before = await chain.read('head', rowsOf);
    }
    const transaction = randomTransaction(world);
    const { code } = await chain.submit(transaction);
    if (code !== 'SUCCESS') continue;
    const after = await chain.read('head', rowsOf);
    const { type } = transaction.contract;
    const foreign = changed(before, after).filter((row) => !isIts(transaction, issuers, row));
    if (!isCode(type)) expect([type, foreign]).toEqual([type, []]);
    missing.delete(type);
    before = after;
  }
  expect([...missing]).toEqual([]);
});
