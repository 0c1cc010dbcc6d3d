import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COUNTER, REVERTER } from '../bytecode.ts';
import { type Answer, type Node, startNode } from './node.ts';

const START = 1_780_000_000_000;
const INTERVAL = 600_000;
const COUNTS = `41${'c1'.repeat(20)}` as HexAddress;
const FAILS = `41${'c2'.repeat(20)}` as HexAddress;

let node: Node;
beforeEach(async () => {
  node = await startNode({
    clock: () => START,
    parameters: {
      getMaintenanceTimeInterval: BigInt(INTERVAL),
      getAllowDynamicEnergy: 1n,
      getDynamicEnergyThreshold: 5_000n,
      getDynamicEnergyIncreaseFactor: 5_000n,
      getDynamicEnergyMaxFactor: 12_000n,
    },
  });
  await node.devnet.edit([
    { kind: 'code', address: COUNTS, code: fromHex(COUNTER) },
    { kind: 'code', address: FAILS, code: fromHex(REVERTER) },
  ]);
  await cycle();
});
afterEach(() => node?.devnet.close());

async function cycle(): Promise<void> {
  await node.devnet.increaseTime(INTERVAL);
  await node.devnet.mine();
}

async function call(contract: HexAddress, feeLimit = 100_000_000): Promise<Answer> {
  const build = node.tronWeb.transactionBuilder;
  const address = fromHexAddress(contract);
  const { transaction } = await build.triggerSmartContract(address, 'x()', { feeLimit }, []);
  return node.send(transaction, 0);
}

const energyOf = async (contract: HexAddress) => (await call(contract)).receipt.energy_usage_total;

const stateOf = async (contract: HexAddress): Promise<Answer> =>
  (await node.post('wallet/getcontractinfo', { value: contract })).contract_state;

describe('a contract under dynamic energy', () => {
  test('gets dearer after a busy cycle, up to the most, and cheaper after quiet ones', async () => {
    expect(await stateOf(COUNTS)).toEqual({ update_cycle: 1 });
    expect(await energyOf(COUNTS)).toBe(20_060);
    expect(await stateOf(COUNTS)).toEqual({ energy_usage: 20_060, update_cycle: 1 });
    await cycle();
    expect(await stateOf(COUNTS)).toEqual({ energy_factor: 5_000, update_cycle: 2 });
    // Every operation is rounded down: 3 + 75 + 4 + 4 + 3 + 7,500. Use is counted at the plain price.
    const told: Answer = await node.tronWeb.transactionBuilder.triggerConstantContract(
      fromHexAddress(COUNTS),
      'x()',
    );
    expect(told).toMatchObject({ energy_used: 7_589, energy_penalty: 2_529 });
    const { receipt } = await call(COUNTS);
    expect(receipt).toMatchObject({ energy_usage_total: 7_589, energy_penalty_total: 2_529 });
    expect(await stateOf(COUNTS)).toMatchObject({ energy_usage: 5_060, energy_factor: 5_000 });
    await cycle();
    expect(await stateOf(COUNTS)).toEqual({ energy_factor: 12_000, update_cycle: 3 });
    expect(await energyOf(COUNTS)).toBe(11_130);
    await cycle();
    await cycle();
    expect(await stateOf(COUNTS)).toEqual({ energy_factor: 9_250, update_cycle: 5 });
    for (let quiet = 0; quiet < 8; quiet++) await cycle();
    expect(await stateOf(COUNTS)).toEqual({ update_cycle: 13 });
    expect(await energyOf(COUNTS)).toBe(5_060);
  });

  test('is not busy by calls that fail, and says what the surcharge was when energy runs out', async () => {
    expect((await call(FAILS)).receipt.result).toBe('REVERT');
    expect(await stateOf(FAILS)).toEqual({ update_cycle: 1 });
    await call(COUNTS);
    await cycle();
    const { receipt, resMessage } = await call(COUNTS, 500_000);
    expect(receipt).toMatchObject({ result: 'OUT_OF_ENERGY', energy_usage_total: 5_000 });
    expect(Buffer.from(resMessage, 'hex').toString()).toBe(
      "Not enough energy for 'SSTORE' operation executing: curInvokeEnergyLimit[5000], curOpEnergy[5000], penaltyEnergy[2500], usedEnergy[89]",
    );
  });
});
