import type { Browser } from 'playwright-core';
import { launchChromium } from '../browser/chromium.ts';
import { type Journey, TransactionDropped, Walker } from './journey.ts';
import { journeys } from './journeys/journeys.ts';
import { Recorder, type Row, reasonOf } from './recorder.ts';
import { stories } from './stories/stories.ts';
import { type Stage, type Story, Teller } from './story.ts';

/** Of a journey whose transactions the node drops. */
const TRIES = 3;

const ABSENT = 'needs prices and short delays, which only a private chain has';

type Part = Readonly<{
  name: string;
  steps: readonly string[];
  isPrivate?: true;
  run(on: Teller): Promise<void>;
}>;

/** Runs what `--only` asks for: stories side by side, and journeys one after the other beside them. */
export async function perform(
  stage: Stage,
  { print, log }: Readonly<{ print(rows: readonly Row[]): void; log(line: string): void }>,
): Promise<readonly Row[]> {
  const { only } = stage.chain.plan;
  const isAsked = (name: string, steps: readonly string[]) =>
    only.length === 0 || only.some((word) => [name, ...steps].join().includes(word));
  const told = stories.filter(({ name, kinds }) => isAsked(name, kinds));
  const walked = journeys.filter(({ name, steps }) => isAsked(name, steps));
  const asked = { relayed: 0, direct: 0 };
  const rows = await Promise.all([
    ...told.map(async (story) => shown(await performStory(stage, story), print)),
    walkAll(stage, walked, { print, asked }),
  ]);
  if (walked.length > 0) {
    log(`pages       asked nodes ${asked.relayed} times by the relay, ${asked.direct} directly`);
  }
  return rows.flat();
}

function shown(rows: readonly Row[], print: (rows: readonly Row[]) => void): readonly Row[] {
  print(rows);
  return rows;
}

function performStory(stage: Stage, { tell, kinds, ...story }: Story): Promise<readonly Row[]> {
  return performPart(stage, 'server', { ...story, steps: kinds, run: tell });
}

async function walkAll(
  stage: Stage,
  walked: readonly Journey[],
  { print, asked }: Readonly<{ print(rows: readonly Row[]): void; asked: NodeCalls }>,
): Promise<readonly Row[]> {
  if (walked.length === 0) return [];
  const browser = prepared(await launchChromium(), asked);
  const rows: Row[] = [];
  try {
    const place = { browser, site: stage.site };
    for (const { walk, ...journey } of walked) {
      const run = (on: Teller) => walk(new Walker(place, on));
      rows.push(...shown(await performPart(stage, 'browser', { ...journey, run }), print));
      for (const context of browser.contexts()) await context.close();
    }
  } finally {
    await browser.close();
  }
  return rows;
}

/** Rows of a part, one for each of its steps: those that it did not reach have failed with it. */
async function performPart(
  stage: Stage,
  way: Row['way'],
  { name, steps, isPrivate, run }: Part,
  tries = TRIES,
): Promise<readonly Row[]> {
  const { client, network } = stage.chain;
  const recorder = new Recorder(client, way);
  if (isPrivate && network !== 'private') {
    recorder.leave(steps, 'not run', ABSENT);
    return recorder.rows;
  }
  try {
    await run(new Teller(stage, recorder));
  } catch (error) {
    if (error instanceof TransactionDropped && tries > 1) {
      return performPart(stage, way, { name, steps, run }, tries - 1);
    }
    leaveRest(recorder, { name, steps }, error);
  }
  return recorder.rows;
}

function leaveRest(
  recorder: Recorder,
  { name, steps }: Pick<Part, 'name' | 'steps'>,
  error: unknown,
): void {
  const missing = steps.slice(recorder.rows.length);
  const isTold = recorder.rows.some(({ result }) => result === 'failed');
  const names = missing.length === 0 && !isTold ? [`${name}, afterwards`] : missing;
  recorder.leave(names, 'failed', isTold ? 'not reached' : reasonOf(error));
}

/** Questions of pages to a node. */
type NodeCalls = { relayed: number; direct: number };

/** Counts which way pages ask the node. */
function prepared(browser: Browser, asked: NodeCalls): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/node/wallet')) asked.relayed++;
      else if (/^\/wallet(solidity)?\//.test(pathname)) asked.direct++;
    });
    return context;
  };
  return browser;
}
