import { addressBytes, type HexAddress, hexAddressFromBytes } from '@vellum/tron/address';
import { fromHex, utf8ToBytes } from '@vellum/tron/bytes';
import { stringifyJson } from '@vellum/tron/json';
import { initCode } from '../code/assemble.ts';
import type { Signer, Submitted } from '../node/submit.ts';
import { submit } from '../node/submit.ts';
import { NOBODIES } from '../programs/accounts.ts';
import type { Session } from '../session/session.ts';
import { accountIdOf } from './account-steps.ts';
import { ACTORS, type World } from './step.ts';

const TRX = 1_000_000n;
const HOUR = 3_600_000;
/** The first actor issues a token and makes an exchange. */
const WEALTH = [6_000, 3_000, 3_000, 3_000] as const;
const LENDERS = [0, 1, 2] as const;
const RESOURCES = ['ENERGY', 'BANDWIDTH'] as const;
export const SCENARIO_TRX = 15_020;

/** Counts its callers, logs what it is sent, and keeps it. */
const KEEPER = '3354600101' + '3355' + '345f52' + '3360205fa1' + '60205ff3';
/** Sends half of what it is sent to who calls it, then reverts if it was sent data. */
const HALF_BACK = '5f5f5f5f6002340433' + '5af150' + '36601157' + '00' + '5b5f5ffd';

/** The actors of a scenario on one node, and what they have made. */
export class Fixture {
  readonly actors: readonly Signer[];
  readonly #session: Session;
  readonly #witness: HexAddress;
  readonly #contracts: HexAddress[] = [];
  #token = '';
  #exchange = 0n;

  private constructor(session: Session, actors: readonly Signer[], witness: HexAddress) {
    this.#session = session;
    this.actors = actors;
    this.#witness = witness;
  }

  /** Funds the actors and gives them a token, an exchange and contracts. */
  static async assemble(session: Session): Promise<Fixture> {
    const actors = await Promise.all(WEALTH.map((trx, at) => session.funded(`actor ${at}`, trx)));
    const { address: witness } = session.treasurer;
    const fixture = new Fixture(session, actors, witness);
    fixture.#nameWhatDiffers();
    await fixture.#nameDefaultOperations();
    // In a fixed order: what an actor pays depends on what it has staked and borrowed before.
    await Promise.all(LENDERS.map((place) => fixture.#stake(place)));
    for (const place of LENDERS) await fixture.#lend(place);
    await fixture.#makeToken();
    await fixture.#deploy(1, KEEPER, 50n);
    await fixture.#deploy(2, HALF_BACK, 100n);
    return fixture;
  }

  /** What the steps of the scenario may name. */
  world(stepNumber: number): World {
    const stranger = this.#session.account(`stranger ${stepNumber}`);
    return {
      actor: (place) => addressBytes(this.#actor(place).address),
      contract: (place) =>
        addressBytes(this.#contracts[place % this.#contracts.length] as HexAddress),
      stranger: addressBytes(stranger.address),
      witness: addressBytes(this.#witness),
      token: this.#token,
      exchange: this.#exchange,
    };
  }

  /** Remembers a contract that a step made. */
  note({ info }: Submitted): void {
    const address = info?.['contract_address'];
    const receipt = info?.['receipt'] as { result?: string } | undefined;
    if (typeof address === 'string' && receipt?.result === 'SUCCESS') {
      if (!this.#contracts.includes(address as HexAddress))
        this.#contracts.push(address as HexAddress);
    }
  }

  #actor(place: number): Signer {
    return this.actors[place % ACTORS] as Signer;
  }

  /** Accounts that code derives from who runs it, and ids that actors take. */
  #nameWhatDiffers(): void {
    for (const [at, { address }] of this.actors.entries()) {
      for (const by of NOBODIES) {
        const other = (BigInt(`0x${address.slice(2)}`) ^ BigInt(by)).toString(16).padStart(40, '0');
        this.#session.names.address(
          hexAddressFromBytes(fromHex(`41${other}`)),
          `nobody ${by} of ${at}`,
        );
      }
      const id = accountIdOf(addressBytes(address));
      for (const length of [8, 20, 32])
        this.#session.names.text(id.slice(0, length), `id of ${at}`);
    }
  }

  /** What new accounts may do by their active permission depends on which proposals a chain has had. */
  async #nameDefaultOperations(): Promise<void> {
    const { address } = this.#actor(0);
    const account = await this.#session.node.post('/wallet/getaccount', { address });
    const [active] = account['active_permission'] as unknown as { operations: string }[];
    if (active) this.#session.names.text(active.operations, 'default operations');
  }

  async #makeToken(): Promise<void> {
    const owner = this.#actor(0);
    const { node, names } = this.#session;
    const start = Date.now() + HOUR;
    names.number(start + 24 * HOUR, 'end of the freeze');
    const { info } = await submit(node, owner, 'AssetIssueContract', {
      name: utf8ToBytes('Sample'),
      abbr: utf8ToBytes('SMP'),
      total_supply: 1_000_000n,
      frozen_supply: [{ frozen_amount: 10n, frozen_days: 1n }],
      trx_num: 1,
      num: 2,
      start_time: BigInt(start),
      end_time: BigInt(start + HOUR),
      url: utf8ToBytes('https://sample.example'),
    });
    this.#token = String(info?.['assetIssueID'] ?? '');
    names.token(this.#token, 'token');
    const made = await submit(node, owner, 'ExchangeCreateContract', {
      first_token_id: utf8ToBytes(this.#token),
      first_token_balance: 100_000n,
      second_token_id: utf8ToBytes('_'),
      second_token_balance: 500n * TRX,
    });
    for (const other of this.actors.slice(1)) {
      await submit(node, owner, 'TransferAssetContract', {
        asset_name: utf8ToBytes(this.#token),
        to_address: addressBytes(other.address),
        amount: 50_000n,
      });
    }
    this.#exchange = BigInt(String(made.info?.['exchange_id'] ?? 0));
    names.counted('Exchange', this.#exchange, ...this.actors.map(({ address }) => address));
  }

  /** So that there is something to lend, to take back, to vote with and to unstake from the start. */
  async #stake(place: number): Promise<void> {
    for (const resource of RESOURCES) {
      const stake = { frozen_balance: 200n * TRX, resource };
      await submit(this.#session.node, this.#actor(place), 'FreezeBalanceV2Contract', stake);
    }
  }

  async #lend(place: number): Promise<void> {
    const receiver_address = addressBytes(this.#actor(place + 1).address);
    for (const resource of RESOURCES) {
      const loan = { balance: 20n * TRX, resource, receiver_address };
      await submit(this.#session.node, this.#actor(place), 'DelegateResourceContract', loan);
    }
  }

  async #deploy(place: number, runtime: string, percent: bigint): Promise<void> {
    const owner = this.#actor(place);
    const new_contract = {
      origin_address: addressBytes(owner.address),
      bytecode: initCode(runtime),
      name: 'Made',
      consume_user_resource_percent: percent,
      origin_energy_limit: 1_000_000n,
    };
    const sent = await submit(
      this.#session.node,
      owner,
      'CreateSmartContract',
      { new_contract },
      { feeLimit: 100n * TRX },
    );
    if (sent.info === undefined) {
      throw new Error(`not deployed: ${stringifyJson(sent.broadcast.body)}`);
    }
    const address = String(sent.info['contract_address']) as HexAddress;
    this.#session.names.address(address, `contract ${place}`);
    this.#contracts[place - 1] = address;
  }
}
