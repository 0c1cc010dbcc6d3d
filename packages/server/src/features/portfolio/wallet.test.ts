import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { expect, test } from 'vitest';
import type { Holdings } from '../../holdings/holdings.ts';
import type { AskContract } from '../../platform/chain/ask-contract.ts';
import { walletReader } from './wallet.ts';

const addressOf = (place: number) =>
  fromHexAddress(`41${String(place).padStart(40, '0')}` as HexAddress);
const someone = addressOf(999);

/** What an address has while so many coins are let in. */
const walletWith = (letIn: number) => {
  const coins = Array.from({ length: letIn }, (_, place) => addressOf(place));
  const holdings = {
    person: { address: someone, let_in: coins },
    contracts: { wtrx: someone, usdt: someone, vlm: someone, solvencyLog: someone },
    launchOf: () => null,
    prices: { isPair: () => false },
  } as unknown as Holdings;
  const away = (async () => null) as unknown as AskContract;
  return walletReader(away)(holdings);
};

test('a wallet in which not all coins that are let in were looked for says so', async () => {
  expect(await walletWith(200)).toMatchObject({ isCut: false });
  expect(await walletWith(201)).toMatchObject({ isCut: true });
});
