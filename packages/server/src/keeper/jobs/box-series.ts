import { type BoxState, blindBox } from '@vellum/contracts/blind-boxes';
import { findSeriesSecret } from '@vellum/contracts/box-secret';
import type { ReadCall, WriteCall } from '@vellum/contracts/contract-face';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { getNowBlock } from '@vellum/tron/client/blocks';
import type { Client, Finality } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import type { JobSource, KeeperJob } from '../keeper-job.ts';
import { type BoxDuty, boxDuties, isFinished, type SeriesFacts } from './box-duty.ts';

export type BoxKeeping = Readonly<{
  client: Client;
  contract: Address;
  /** Id of block 0. */
  genesisId: string;
  /** Of who signs: draws the series whose secrets are derived from it. Null for a keeper that tidies up after all draws. */
  operatorKey: Uint8Array | null;
}>;

type Series = SeriesFacts & Readonly<{ commit: Uint8Array }>;

/** Milliseconds between two tries of the same step. */
const AGAIN = 15_000;

/**
 * Looks after every series, the newest first. The operator closes its own when the sale is over, captures the hash and
 * reveals the secret; another keeper burns prizes and settles fees.
 */
export function boxSeriesJobs(keeping: BoxKeeping): JobSource {
  const { client, contract } = keeping;
  // As of final blocks alone, so that nothing of it can come back.
  const finished = new Set<bigint>();
  const secretOf = secretFinder(keeping);
  return async function* () {
    // First of all: what is read after it is at least as new.
    const head = await getNowBlock(client);
    const count = (await ask(client, contract, blindBox.seriesCount())) ?? 0n;
    const unfinished = numbersBelow(count).filter((series) => !finished.has(series));
    for (const series of unfinished) {
      const solid: Series | null = await ask(
        client,
        contract,
        blindBox.series(series),
        'confirmed',
      );
      if (solid !== null && isFinished(solid)) finished.add(series);
      else yield* jobsOf(keeping, secretOf, { series, solid, head: head.number });
    }
  };
}

/** The highest first. */
const numbersBelow = (count: bigint): bigint[] =>
  Array.from({ length: Number(count) }, (_, place) => count - 1n - BigInt(place));

type SeriesState = Readonly<{ series: bigint; solid: Series | null; head: number }>;

async function* jobsOf(
  keeping: BoxKeeping,
  secretOf: SecretFinder,
  { series, solid, head }: SeriesState,
) {
  const { client, contract } = keeping;
  const [state, latest] = await Promise.all([
    ask<BoxState>(client, contract, blindBox.state(series)),
    ask<Series>(client, contract, blindBox.series(series)),
  ]);
  // It was there a moment ago, and is not after a reorganisation.
  if (state === null || latest === null) return;
  const secret = secretOf(series, latest.commit);
  const duties = boxDuties({ state, latest, solid, head, isOurs: secret !== null });
  for (const duty of duties.filter((one) => draws.has(one) === (keeping.operatorKey !== null))) {
    yield boxJob(keeping, { series, duty, secret });
  }
}

type SecretFinder = (series: bigint, commit: Uint8Array) => Uint8Array | null;

/** A secret is looked for once: the search is as long as there are series, and rounds are many. */
function secretFinder({ operatorKey, contract, genesisId }: BoxKeeping): SecretFinder {
  const known = new Map<string, Uint8Array | null>();
  const home = { genesisId, contract: toHexAddress(contract) };
  return (series, commit) => {
    if (operatorKey === null) return null;
    const key = `${series} ${toHex(commit)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const secret = findSeriesSecret(operatorKey, home, { series, commit });
    known.set(key, secret);
    return secret;
  };
}

const calls: Readonly<Record<Exclude<BoxDuty, 'reveal'>, (series: bigint) => WriteCall>> = {
  close: blindBox.close,
  capture: blindBox.capture,
  'burn-prizes': blindBox.burnPrizes,
  'settle-fee': blindBox.settleFee,
};

/** Steps that have a time limit: not held up by what the day has cost already. */
const draws: ReadonlySet<BoxDuty> = new Set(['close', 'capture', 'reveal']);

type Step = Readonly<{ series: bigint; duty: BoxDuty; secret: Uint8Array | null }>;

export function boxJob(
  { client, contract }: BoxKeeping,
  { series, duty, secret }: Step,
): KeeperJob {
  const isUrgent = draws.has(duty);
  return {
    name: `box-series-${series}-${duty}`,
    everyMs: AGAIN,
    isUrgent,
    async due() {
      if (duty === 'reveal') return secret && { contract, ...blindBox.reveal(series, secret) };
      const call = calls[duty](series);
      // A coin or a vault that refuses would be asked for ever, and spend what other jobs need.
      return isUrgent || (await wouldSucceed(client, contract, call))
        ? { contract, ...call }
        : null;
    },
  };
}

async function wouldSucceed(client: Client, address: Address, { data }: WriteCall) {
  const contract = toHexAddress(address);
  const trial = await simulateCall(client, { caller: contract, contract, data });
  return trial.status === 'success';
}

/** Null when the contract refuses, as it does for what it does not have yet. Throws when the node could not run it. */
async function ask<R>(
  client: Client,
  address: Address,
  { data, decode }: ReadCall<R>,
  finality: Finality = 'latest',
) {
  const contract = toHexAddress(address);
  const answer = await simulateCall(client, { caller: contract, contract, data }, { finality });
  // A node in trouble must not look like a contract without series: steps would be missed in silence.
  if (answer.status === 'failed') throw new Error(`the node did not answer: ${answer.message}`);
  return answer.status === 'success' ? decode(answer.data) : null;
}
