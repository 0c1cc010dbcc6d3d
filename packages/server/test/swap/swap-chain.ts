import type { SwapPair } from '@vellum/api/swap/swap-route';
import { testUsdt, trc20, wtrx } from '@vellum/contracts/coins';
import type { ReadCall, WriteCall } from '@vellum/contracts/contract-face';
import { marketBlueprints } from '@vellum/contracts/deploy/coin-blueprints';
import { dexFactory, pair } from '@vellum/contracts/dex';
import {
  type Address,
  addressBytes,
  fromHexAddress,
  type HexAddress,
  toHexAddress,
} from '@vellum/tron/address';
import { buildTransaction, signTransaction } from '@vellum/tron/transaction';
import { LaunchChain, type Someone } from '../launch/launch-chain.ts';

/** More than any pair takes, so that nobody runs out of it. */
const PLENTY = 2n ** 120n;
/** What everyone can wrap; each has 20 million TRX. */
const WRAPPED = 5_000_000_000_000n;

/** A chain with factory, router and pairs as deployments have them, and coins of its own between which people swap. */
export class SwapChain {
  readonly chain: LaunchChain;
  readonly wtrx: Address;
  readonly factory: Address;
  readonly router: Address;
  /** Coins of the test; WTRX is none of them. */
  readonly tokens: Address[] = [];
  readonly pairs: Address[] = [];

  private constructor(chain: LaunchChain, factory: Address, router: Address) {
    this.chain = chain;
    this.wtrx = fromHexAddress(chain.at('wtrx'));
    this.factory = factory;
    this.router = router;
  }

  static async open(people: number): Promise<SwapChain> {
    const chain = await LaunchChain.open();
    const owner = chain.person(0);
    // Not those of the deployment: theirs take a part of the fees only after a vote.
    const factory = await deploy(chain, 'dex', () => owner.address);
    const names = { dex: toHexAddress(factory), wtrx: chain.at('wtrx') };
    const router = await deploy(chain, 'router', (name) => names[name as keyof typeof names]);
    const made = new SwapChain(chain, factory, router);
    for (let index = 0; index < people; index++) {
      const who = made.chain.person(index);
      await made.send(who, made.wtrx, wtrx.wrap(WRAPPED));
      await made.send(who, made.wtrx, trc20.approve(made.router, PLENTY));
    }
    return made;
  }

  close = () => this.chain.close();

  send = (who: Someone, contract: Address, call: WriteCall): Promise<string> =>
    this.chain.send(who, toHexAddress(contract), call);

  read = <R>(contract: Address, call: ReadCall<R>): Promise<R> =>
    this.chain.read(toHexAddress(contract), call);

  /** Why the router would refuse; `accepted` when it would not. */
  refusal = (who: Someone, call: WriteCall): Promise<string> =>
    this.chain.refusal(who, toHexAddress(this.router), call);

  /** Makes a coin of which so many people have plenty, and let the router take it. */
  async addToken(people: number): Promise<Address> {
    const token = await deploy(this.chain, 'usdt');
    for (let index = 0; index < people; index++) {
      const who = this.chain.person(index);
      await this.send(this.chain.person(0), token, testUsdt.mint(who.address, PLENTY));
      await this.send(who, token, trc20.approve(this.router, PLENTY));
    }
    this.tokens.push(token);
    return token;
  }

  /** Makes a pair that holds so much of both; the LP goes to `who`. */
  async addPair(who: Someone, of: readonly [Address, Address], sums: readonly [bigint, bigint]) {
    await this.send(who, this.factory, dexFactory.createPair(...of));
    const at = fromHexAddress(await this.read(this.factory, dexFactory.pairOf(...of)));
    await this.send(who, of[0], trc20.transfer(at, sums[0]));
    await this.send(who, of[1], trc20.transfer(at, sums[1]));
    await this.send(who, at, pair.mint(who.address));
    await this.send(who, at, trc20.approve(this.router, PLENTY));
    this.pairs.push(at);
    return at;
  }

  /** What the pairs hold now, in the order of the chain. */
  states = (): Promise<SwapPair[]> => Promise.all(this.pairs.map((at) => this.state(at)));

  async state(at: Address): Promise<SwapPair> {
    const [token0, token1, { reserve0, reserve1 }] = await Promise.all([
      this.read(at, pair.token0()),
      this.read(at, pair.token1()),
      this.read(at, pair.reserves()),
    ]);
    return {
      pair: at,
      coins: [fromHexAddress(token0), fromHexAddress(token1)],
      reserves: [reserve0, reserve1],
    };
  }

  /** What an address holds of a coin; null means TRX. */
  holding = (coin: Address | null, who: Someone): Promise<bigint> =>
    coin === null ? this.chain.balance(who.address) : this.read(coin, trc20.balanceOf(who.address));

  /** What the network took for a transaction, in sun. */
  feeOf = (txid: string): bigint => this.chain.chain.devnet.chain.find(txid)?.receipt?.fee ?? 0n;

  /** Has the factory take its part of the fees from here on. */
  takeFees = (to: HexAddress): Promise<string> =>
    this.send(this.chain.person(0), this.factory, dexFactory.setFeeTo(to));
}

/** Puts a contract on the chain, for the first person; `at` names what its constructor takes. */
async function deploy(
  chain: LaunchChain,
  name: 'usdt' | 'dex' | 'router',
  at: (name: string) => HexAddress = chain.at,
): Promise<Address> {
  const who = chain.person(0);
  const owner = addressBytes(who.address);
  const bytecode = marketBlueprints[name]?.initCode({ deployer: who.address, at } as never);
  const { chain: blocks } = chain.chain.devnet;
  const head = blocks.head();
  const draft = {
    type: 'CreateSmartContract',
    value: {
      owner_address: owner,
      new_contract: {
        ...{ origin_address: owner, bytecode, name, origin_energy_limit: 10_000_000n },
        consume_user_resource_percent: 100n,
      },
    },
    feeLimit: 10_000_000_000n,
    reference: head,
    timestamp: head.timestamp,
    expiration: head.timestamp + 60_000,
  } as unknown as Parameters<typeof buildTransaction>[0];
  const key = Uint8Array.from(Buffer.from(who.privateKey, 'hex'));
  const signed = signTransaction(buildTransaction(draft), key);
  const { code, message } = await blocks.submit(signed);
  if (code !== 'SUCCESS') throw new Error(message);
  const made = blocks.find(signed.id)?.receipt;
  if (made?.result !== 'SUCCESS' || made.contractAddress === undefined) {
    throw new Error(`no ${name} was made: ${made?.message}`);
  }
  return fromHexAddress(made.contractAddress);
}
