import { paths } from '@vellum/api/wire/paths';
import { addressesOf } from '@vellum/contracts/deploy/deploy';
import { contract } from '@vellum/stack/demo-world/world';
import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { NodeUnreachable } from '@vellum/tron/errors';
import { type FaultClient, Unanswered } from '../../packages/server/test/faults/fault-client.ts';
import type { Ledger } from '../../packages/server/test/faults/ledger.ts';
import { type Random, randomOf } from '../../packages/server/test/faults/random.ts';
import type { Person } from '../../packages/server/test/orders/order-chain.ts';
import { anyAction } from './actions/actions.ts';
import { activation } from './actions/member-actions.ts';
import { pass } from './pace.ts';
import { Payer } from './payer.ts';
import { headAndSolid } from './remote-node.ts';
import type { Scene } from './scene.ts';
import type { SoakStack } from './soak-stack.ts';
import { Tally } from './tally.ts';

/** What users did, and what came in between. */
export type Doings = Readonly<{
  actions: Tally;
  refusals: Tally;
  ways: Tally;
  /** Things that were given up because nobody answered, by what was asked. */
  givenUp: Tally;
  /** What nobody foresaw: each is a bug, here or there. */
  mistakes: string[];
}>;

export const nothingDone = (): Doings => ({
  actions: new Tally(),
  refusals: new Tally(),
  ways: new Tally(),
  givenUp: new Tally(),
  mistakes: [],
});

export type LifeContext = Readonly<{
  stack: Pick<SoakStack, 'node' | 'config'>;
  client: FaultClient;
  ledger: Ledger;
  users: readonly Person[];
  seed: number;
  doings: Doings;
  isOver(): boolean;
}>;

/** Milliseconds that people think between two things. */
const THINK = { least: 300, spread: 4_000 };

/** Everyone at once, until the soak is over. */
export async function liveAll(context: LifeContext): Promise<void> {
  await Promise.all(
    context.users.map((who, index) =>
      live(context, who, randomOf(context.seed + 7919 * (index + 1))),
    ),
  );
}

async function live(context: LifeContext, who: Person, random: Random): Promise<void> {
  const { client, stack, ledger, doings, isOver } = context;
  const { refusals, ways } = doings;
  const payer = new Payer({ node: stack.node, client, ledger, refusals, ways }, who, random);
  const scene = sceneOf(context, who, random);
  // They come one after the other.
  await pass(random(15_000), isOver);
  let isActive = false;
  while (!isOver()) {
    await tryTo(doings, isActive ? 'something' : 'activation', async () => {
      if (isActive) return doOne(scene, payer, doings);
      if (client.cookieOf(who) === '') await client.signIn(who);
      isActive = (await scene.ask(paths.team.get))?.activated === true;
      if (!isActive) await payer.pay(await activation(scene));
    });
    await pass(THINK.least + random(THINK.spread), isOver);
  }
}

async function doOne(scene: Scene, payer: Payer, doings: Doings): Promise<void> {
  const action = anyAction(scene.random);
  doings.actions.add(action.name);
  const wish = await action.wish(scene);
  if (wish !== null) await payer.pay(wish);
}

/** Nobody stops because a server or a node was away; what is none of that is a mistake. */
async function tryTo(doings: Doings, what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Unanswered) doings.givenUp.add(error.message);
    else if (error instanceof NodeUnreachable) doings.givenUp.add(error.message);
    else doings.mistakes.push(`${what}: ${(error as Error).stack ?? error}`);
  }
}

function sceneOf(context: LifeContext, who: Person, random: Random): Scene {
  const { client, stack, users, doings } = context;
  const addresses: Readonly<Record<string, HexAddress>> = addressesOf(stack.config.deployment);
  const answerOf = ({ code, data }: Awaited<ReturnType<FaultClient['post']>>) => {
    if (code === 'OK') return data;
    doings.refusals.add(code);
    return null;
  };
  return {
    ...{ who, random, people: users },
    at: (name): Address => fromHexAddress(contract({ at: addresses }, name)),
    ask: async (path, form) => answerOf(await client.post(who, path, form)),
    async upload(image, purpose) {
      const form = new FormData();
      form.set('purpose', purpose);
      form.set('file', new Blob([image], { type: 'image/png' }), 'image.png');
      return answerOf(await client.send(who, paths.uploads.image, form))?.sha256 ?? null;
    },
    now: async () => (await headAndSolid(stack.node)).head.timestamp,
  };
}
