import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = globSync(
  'packages/{tron,api,contracts,server,web,stack}/{src,clients,deploy}/**/*.{ts,tsx}',
  {
    cwd: root,
  },
)
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }));

const found = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, call = '']) => ({ file, call })),
  );

/** What java-tron serves to everyone under /wallet and /walletsolidity, as far as it is used here. */
const javaTron = new Set([
  'broadcasthex',
  'broadcasttransaction',
  'estimateenergy',
  'getaccount',
  'getaccountresource',
  'getblock',
  'getblockbylimitnext',
  'getblockbynum',
  'getcandelegatedmaxsize',
  'getchainparameters',
  'getcontract',
  'getcontractinfo',
  'getdelegatedresourcev2',
  'getenergyprices',
  'getnowblock',
  'gettransactionbyid',
  'gettransactioninfobyblocknum',
  'gettransactioninfobyid',
  'triggerconstantcontract',
]);

test('nodes are asked by paths of java-tron and its event server alone (S7.74)', () => {
  const wallet = [
    ...found(/['"`]\/?wallet(?:solidity)?\/([a-z0-9]+)/g),
    ...found(/readWallet\(\s*\w+,\s*'([a-z0-9]+)'/g),
    ...found(/\b(?:full|confirmed)\('([a-z0-9]+)'/g),
  ];
  expect(wallet.length).toBeGreaterThan(10);
  expect(wallet.filter(({ call }) => !javaTron.has(call))).toEqual([]);
  const events = found(/['"`]\/?v1\/(\w+)/g);
  expect(new Set(events.map(({ call }) => call))).toEqual(new Set(['contracts']));
});

test('hooks of the embedded chain are called by its clock, its faucet and its demo vote only', () => {
  const hooks = found(/(?:['"`]|\})\/?(admin\/\w+|tre\/\w+)/g);
  expect(new Set(hooks.map(({ file }) => file))).toEqual(
    new Set([
      'packages/web/src/features/chain-clock/node-clock.ts',
      'packages/web/src/features/dao/demo-vote/keep-vote-open.ts',
      'packages/web/src/features/demo-wallet/demo-node.ts',
    ]),
  );
});
