import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import { until } from '@vellum/server/platform/until';
import { getNowBlock } from '@vellum/tron/client/blocks';
import type { FaultClient } from '../../packages/server/test/faults/fault-client.ts';
import type { Ledger } from '../../packages/server/test/faults/ledger.ts';
import type { Person } from '../../packages/server/test/orders/order-chain.ts';
import type { Wish } from '../soak/scene.ts';
import type { Site } from '../stack/stack.ts';
import type { OpenChain } from './open-chain.ts';
import { Participants } from './participants.ts';
import type { People } from './people.ts';
import type { Recorder } from './recorder.ts';
import type { SteadyPayer } from './steady-payer.ts';

/** Where stories take place. */
export type Stage = Readonly<{
  chain: OpenChain;
  site: Site;
  api: FaultClient;
  payer: SteadyPayer;
  ledger: Ledger;
  people: People;
}>;

/** Kinds of orders that belong together, paid through the server one after the other. */
export type Story = Readonly<{
  name: string;
  /** In the order in which they are paid. */
  kinds: readonly OrderKind[];
  /** Things that only a private chain has: coins of its own, prices, short delays. */
  isPrivate?: true;
  tell(teller: Teller): Promise<void>;
}>;

/** Longest that a story waits for a condition: prices take half an hour after a deployment. */
const PATIENCE = { everyMs: 3_000, forMs: 3_600_000 };

/** Who tells a story: makes people, and lets them pay through the server. */
export class Teller extends Participants {
  readonly stage: Stage;
  readonly recorder: Recorder;

  constructor(stage: Stage, recorder: Recorder) {
    super(stage);
    this.stage = stage;
    this.recorder = recorder;
  }

  /** One kind of order is paid, and the index has it. */
  async pays(kind: OrderKind, who: Person, wish: Wish): Promise<void> {
    await this.recorder.step(kind, () => this.stage.payer.pay(who, wish));
    await this.site.indexed();
  }

  async waitFor(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const look = async () => ((await isSo().catch(() => false)) ? true : null);
    if (!(await until(look, PATIENCE))) throw new Error(`${what}: not within an hour`);
  }

  /** Milliseconds of the newest block. */
  async now(): Promise<number> {
    return (await getNowBlock(this.stage.chain.client)).timestamp;
  }

  /** Number of the newest block. */
  async height(): Promise<number> {
    return (await getNowBlock(this.stage.chain.client)).number;
  }

  /** Chain time passes this moment, in milliseconds. */
  async untilTime(moment: number): Promise<void> {
    await this.waitFor('the time', async () => (await this.now()) > moment);
    await this.site.indexed();
  }
}
