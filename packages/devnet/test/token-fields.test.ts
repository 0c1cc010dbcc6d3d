import { utf8ToBytes } from '@vellum/tron/bytes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDevnet, type Devnet } from '../src/index.ts';
import { tokenTerms } from './random/tokens.ts';
import { mined, signed } from './signed.ts';

let devnet: Devnet;
beforeAll(async () => {
  devnet = await createDevnet({ port: 0 });
});
afterAll(() => devnet.close());

it('keeps the vote score that a token was issued with', async () => {
  const { chain, accounts, url } = devnet;
  const terms = { ...tokenTerms(chain, 5), vote_score: 77, name: utf8ToBytes('Grain') };
  const { effects } = await mined(chain, signed(chain, accounts[1]!, 'AssetIssueContract', terms));
  const body = JSON.stringify({ value: effects?.issuedToken });
  const answer = await fetch(`${url}/wallet/getassetissuebyid`, { method: 'POST', body });
  expect(await answer.json()).toMatchObject({ vote_score: 77 });
});
