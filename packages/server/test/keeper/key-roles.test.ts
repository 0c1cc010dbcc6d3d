import { blindBox } from '@vellum/contracts/blind-boxes';
import { toHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { createClient } from '@vellum/tron/client/client';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyFaults } from '../../src/keeper/key-roles.ts';
import { callContract, type TestChain, testChain } from '../test-chain.ts';
import { newPerson, type Person, personOf, testServer } from '../test-server.ts';

let chain: TestChain;
/** Has every role. */
let named: Person;
const other = newPerson();
beforeAll(async () => {
  chain = await testChain({ owner: 'deployer' });
  named = personOf(chain.devnet.accounts[1]!.privateKey);
});
afterAll(() => chain?.devnet.close());

const nobody = { keeper: null, payout: null, reserve: null, operator: null };

async function faults(accounts: Partial<Record<keyof typeof nobody, Person>>) {
  const { contracts } = chain.deployment;
  const at = (name: string) => contracts[name]!.address;
  const found = await keyFaults(
    createClient({ fullNodes: [chain.url] }),
    { payout: at('payout'), energyDesk: at('energyDesk'), blindBox: at('blindBox') },
    {
      ...nobody,
      ...Object.fromEntries(
        Object.entries(accounts).map(([key, { address }]) => [key, toHexAddress(address)]),
      ),
    },
  );
  return found.map(({ key, role, isPartial }) => [key, role, isPartial]);
}

test('keys that the chain names are in their place, and so is a keeper without a role', async () => {
  expect(await faults({})).toEqual([]);
  expect(await faults({ keeper: other, payout: named, reserve: named, operator: named })).toEqual(
    [],
  );
});

test('keys of other accounts are found, and a keeper that has the role of another key', async () => {
  expect(await faults({ payout: other, reserve: other, operator: other })).toEqual([
    ['PAYOUT_KEY', 'payout proposer', false],
    ['RESERVE_KEY', 'payout reserve', false],
    ['OPERATOR_KEY', 'energy operator', false],
  ]);
  expect((await faults({ keeper: named })).map(([key]) => key)).toContain('KEEPER_KEY');
});

test('an operator of one of the two does a part of its work', async () => {
  const box = chain.deployment.contracts['blindBox']!.address;
  await callContract(chain, named, box, blindBox.setOperator(other.address, true));
  await callContract(chain, named, box, blindBox.setOperator(named.address, false));
  expect(await faults({ operator: other })).toEqual([['OPERATOR_KEY', 'energy operator', true]]);
  expect(await faults({ operator: named })).toEqual([['OPERATOR_KEY', 'box operator', true]]);
  await callContract(chain, named, box, blindBox.setOperator(named.address, true));
  await callContract(chain, named, box, blindBox.setOperator(other.address, false));
});

test('a worker whose keys were swapped says so once, with the address that is expected', async () => {
  const lines: { msg: string; key: string; account: string; expected: string }[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const [keeperKey, operatorKey] = [named, other].map(({ privateKey }) => toHex(privateKey));
  const config = { roles: ['keeper'] as const, keeperKey: keeperKey!, operatorKey: operatorKey! };
  const world = await testServer({ chain, log, config });
  const told = () => lines.filter(({ msg }) => msg === 'key does not match the roles on chain');
  await expect.poll(() => told().map(({ key }) => key)).toContain('OPERATOR_KEY');
  await world.close();
  expect(told().find(({ key }) => key === 'OPERATOR_KEY')).toMatchObject({
    account: other.address,
    expected: named.address,
  });
});
