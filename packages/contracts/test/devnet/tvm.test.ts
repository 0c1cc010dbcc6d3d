import type { Abi } from '@vellum/tron/abi/abi-item';
import { encodeCall } from '@vellum/tron/abi/call';
import { evmAddressBytes, type HexAddress } from '@vellum/tron/address';
import { concatBytes, fromHex, toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { DEFAULT_FEE_LIMIT } from '@vellum/tron/contract-call';
import { keccak256 } from '@vellum/tron/hash';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cards } from '../../clients/cards.ts';
import type { WriteCall } from '../../clients/contract-face.ts';
import { dexFactory } from '../../clients/dex.ts';
import { cardsAbi } from '../../generated/abi/cards.ts';
import { uniswapV2PairBytecode } from '../../generated/bytecode/uniswap-v2-pair.ts';
import { compilerSettings } from '../../scripts/compiler-settings.ts';
import { compile } from '../../scripts/solc.ts';
import { gatherSources } from '../../scripts/solidity-sources.ts';
import { freshPrices } from './flow.ts';
import { deployReference } from './references.ts';
import { createWorld, TRX, type World } from './world.ts';

/** What the TVM does otherwise than the EVM, seen from our own contracts. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.devnet.close());

describe('CREATE2', () => {
  const pairs = [
    ['vlmWtrx', 'vlm', 'wtrx'],
    ['vlmUsdt', 'vlm', 'usdt'],
    ['wtrxUsdt', 'wtrx', 'usdt'],
  ] as const;

  /** Where the DEX factory puts a pair, by the rule with this first byte. */
  function predicted(prefix: string, a: HexAddress, b: HexAddress): string {
    const [low, high] = [evmAddressBytes(a), evmAddressBytes(b)].toSorted(Buffer.compare);
    const salt = keccak256(concatBytes(low!, high!));
    const codeHash = keccak256(fromHex(uniswapV2PairBytecode));
    const factory = evmAddressBytes(world.at['dex']!);
    const hash = keccak256(concatBytes(fromHex(prefix), factory, salt, codeHash));
    return `41${toHex(hash.slice(12))}`;
  }

  test.each(pairs)('the pair %s lies where 41 as prefix puts it', async (pair, a, b) => {
    const { at, read } = world;
    expect(predicted('41', at[a]!, at[b]!)).toBe(at[pair]);
    expect(predicted('ff', at[a]!, at[b]!)).not.toBe(at[pair]);
    expect(await read(at['dex']!, dexFactory.pairOf(at[b]!, at[a]!))).toBe(at[pair]);
  });
});

describe('the receiver of a card', () => {
  const unit = 'test/doubles/CardReceivers.sol';
  const codes = new Map(
    compile('solc', gatherSources([unit]), compilerSettings).map((code) => [code.name, code]),
  );
  const card = (1n << 64n) | 1n;
  let mark: number;
  beforeAll(async () => {
    const { at, user, read, send } = world;
    await freshPrices(world);
    const price = await read(at['cards']!, cards.priceOf(1n));
    await send(user(0), at['cards']!, cards.buy(1n, price + TRX));
  });
  beforeEach(async () => {
    if (mark !== undefined) await world.devnet.revert(mark);
    mark = await world.devnet.snapshot();
  });

  function safely(to: HexAddress, data: string): WriteCall {
    const signature = 'safeTransferFrom(address,address,uint256,bytes)';
    const from = world.user(0).address;
    return {
      data: encodeCall<Abi, string>(cardsAbi, signature, [from, to, card, utf8ToBytes(data)]),
      value: 0n,
      feeLimit: DEFAULT_FEE_LIMIT,
      abi: cardsAbi,
    };
  }

  test('is asked by TRON’s selector, told who, whence and what, and keeps the card', async () => {
    const { at, user, read, send, client } = world;
    const receiver = await deployReference(world, codes.get('TronCardReceiver'));
    await send(user(0), at['cards']!, safely(receiver.address, 'for you'));
    expect(await read(at['cards']!, cards.ownerOf(card))).toBe(receiver.address);
    const told = await client.full.request({
      path: '/wallet/triggerconstantcontract',
      body: {
        owner_address: user(0).address,
        contract_address: receiver.address,
        data: toHex(receiver.call('received', []).data),
      },
    });
    const text = told.byteList('constant_result').map(toHex).join('');
    expect(text).toContain(toHex(evmAddressBytes(user(0).address)));
    expect(text).toContain(card.toString(16));
    expect(text).toContain(toHex(utf8ToBytes('for you')));
  });

  test.each(['EthereumCardReceiver', 'ConfusedCardReceiver'])(
    'refuses for %s, and the card stays',
    async (name) => {
      const { at, user, read, refusal } = world;
      const receiver = await deployReference(world, codes.get(name));
      expect(await refusal(user(0), at['cards']!, safely(receiver.address, ''))).toBe(
        'TRC721InvalidReceiver',
      );
      expect(await read(at['cards']!, cards.ownerOf(card))).toBe(user(0).address);
    },
  );

  test('may be an address without code', async () => {
    const { at, user, read, send } = world;
    await send(user(0), at['cards']!, safely(user(3).address, ''));
    expect(await read(at['cards']!, cards.ownerOf(card))).toBe(user(3).address);
  });
});
