import { addressBytes } from '@vellum/tron/address';
import { utf8ToBytes } from '@vellum/tron/bytes';
import type { JsonObject } from '@vellum/tron/json';
import { submit } from '../node/submit.ts';
import type { TronNode } from '../node/tron-node.ts';
import type { Treasury } from '../run/treasury.ts';
import { programOwner, tokenIssuer } from './owner.ts';
import type { Setting } from './run-program.ts';

/** TRX of the owner of programs; they are never spent. */
const OWNER_TRX = 50;
/** For issuing the token: 1,024 TRX, and bandwidth. */
const ISSUER_TRX = 1_040;
export const PREPARATION_TRX = OWNER_TRX + ISSUER_TRX + 5;
const UNITS = 1_000_000n;
const DAY = 86_400_000;

/** Sees to it that the owner of programs has its TRX and tokens, on a node that may have run programs before. */
export async function prepare(node: TronNode, treasury: Treasury): Promise<Setting> {
  const owner = await accountOf(node, programOwner.address);
  const trx = Number(owner['balance'] ?? 0) / 1_000_000;
  if (trx < OWNER_TRX) await treasury.fund(programOwner.address, OWNER_TRX - trx);
  const tokenId = (await issuedToken(node)) ?? (await issue(node, treasury));
  if (owner['assetV2'] === undefined) await give(node, tokenId);
  return { tokenId, witness: await witnessOf(node) };
}

function accountOf(node: TronNode, address: string): Promise<JsonObject> {
  return node.post('/wallet/getaccount', { address });
}

async function issuedToken(node: TronNode): Promise<string | undefined> {
  const { asset_issued_ID: id } = await accountOf(node, tokenIssuer.address);
  return id === undefined ? undefined : String(id);
}

async function issue(node: TronNode, treasury: Treasury): Promise<string> {
  await treasury.fund(tokenIssuer.address, ISSUER_TRX);
  const { timestamp } = await node.head();
  const { info } = await submit(node, tokenIssuer, 'AssetIssueContract', {
    name: utf8ToBytes('Programs'),
    abbr: utf8ToBytes('PRG'),
    total_supply: 1_000n * UNITS,
    trx_num: 1,
    num: 1,
    start_time: BigInt(timestamp + DAY),
    end_time: BigInt(timestamp + 2 * DAY),
    url: utf8ToBytes('https://programs.example'),
  });
  if (info === undefined) throw new Error('the token of programs was not issued');
  return (await issuedToken(node)) ?? '';
}

async function give(node: TronNode, tokenId: string): Promise<void> {
  const { info } = await submit(node, tokenIssuer, 'TransferAssetContract', {
    to_address: addressBytes(programOwner.address),
    asset_name: utf8ToBytes(tokenId),
    amount: UNITS,
  });
  if (info === undefined) throw new Error('the owner of programs got no tokens');
}

async function witnessOf(node: TronNode): Promise<Setting['witness']> {
  const block = await node.post('/wallet/getblock', { detail: false });
  const header = block['block_header'] as unknown as { raw_data: { witness_address: string } };
  return header.raw_data.witness_address as Setting['witness'];
}
