import { paths } from '@vellum/api/wire/paths';
import { team } from '@vellum/contracts/team';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, type Server } from '../src/server.ts';
import { isDeep, randomOf, seedFor } from './faults/random.ts';
import { fingerprint } from './fuzz/fingerprint.ts';
import { type FuzzedRequest, fuzzedRequest, type Known } from './fuzz/fuzzed-request.ts';
import { type FuzzedAnswer, sender } from './fuzz/send-request.ts';
import { callContract } from './test-chain.ts';
import {
  callsTo,
  newPerson,
  type Person,
  personOf,
  signIn,
  type TestServer,
  testServer,
} from './test-server.ts';

const count = isDeep ? 50_000 : 1_500;
const chunk = 500;

let world: TestServer;
let server: Server;
let known: Known;
let people: Readonly<{ active: Person; fresh: Person }>;
/** By the name that requests have for them. */
const cookies: Record<string, string> = {};
const bugs: string[] = [];

beforeAll(async () => {
  world = await testServer();
  await world.server.ready();
  const { devnet, deployment } = world.chain;
  people = { active: personOf(devnet.accounts[3]!.privateKey), fresh: newPerson() };
  const { active, fresh } = people;
  const cookie = await world.signIn(fresh);
  const opened = await world.post(paths.membership.prepareActivation, {}, { cookie });
  const { quote, orderId } = opened.json.data;
  const { address } = deployment.contracts['team']!;
  await callContract(world.chain, active, address, team.bindInviter(quote.parent));
  // From here on only requests change anything: no indexer runs, and no block comes.
  await world.server.ready();
  await world.server.close();
  const write = (line: string) => bugs.push(line);
  const log = pino({ level: 'error' }, { write });
  // Time stands still too, or the index would count as silent.
  const now = Date.now();
  const config = { ...world.config, roles: ['api' as const] };
  server = await createServer(config, { log, checkReplies: true, clock: () => now });
  known = {
    sessions: ['active', 'active', 'fresh', 'sid=forged', 'x'],
    addresses: [active.address, fresh.address, address, quote.parent],
    orderIds: [orderId, '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    origin: new URL(server.url).origin,
  };
});
afterAll(async () => {
  await server?.close();
  await world?.close();
});

/** Requests sign out too, so everyone signs in again now and then. */
async function signInAgain(): Promise<void> {
  const { post } = callsTo(server.url);
  for (const [name, person] of Object.entries(people)) cookies[name] = await signIn(post, person);
}

/** What a path or method that nothing is behind may answer; HEAD has no body to hold a code. */
const ofUnknown = [
  'ROUTE_UNKNOWN',
  'METHOD_NOT_ALLOWED',
  'VALIDATION',
  'CONTENT_TYPE_REFUSED',
  'ORIGIN_REFUSED',
  'BODY_TOO_LARGE',
  'none',
];

/** The code fits the endpoint, and nothing broke. */
function problemWith({ endpoint, method, path }: FuzzedRequest, answer: FuzzedAnswer) {
  const { status, code } = answer;
  if (status >= 500) return `${method} ${path}: ${status} ${code}`;
  const isOther = method !== endpoint.method || path.split('?')[0] !== endpoint.path;
  const outside = isOther ? ofUnknown : [];
  const allowed: readonly string[] = [...endpoint.errors, 'OK', ...outside];
  return allowed.includes(code) ? null : `${method} ${path}: undeclared ${code}`;
}

test(`${count} requests: no failure, no undeclared code, nothing changed by what was refused`, {
  timeout: 1_500_000,
}, async () => {
  const random = randomOf(seedFor('fuzzed requests'));
  const { send, close } = sender(server.url, cookies);
  const problems: string[] = [];
  const codes = new Map<string, number>();
  const refused: FuzzedRequest[] = [];

  const run = async (requests: readonly FuzzedRequest[]) => {
    const answers = await Promise.all(requests.map(send));
    answers.forEach((answer, i) => {
      const problem = problemWith(requests[i]!, answer);
      if (problem) problems.push(problem);
      codes.set(answer.code, (codes.get(answer.code) ?? 0) + 1);
    });
    return answers;
  };

  for (let done = 0; done < count; done += chunk) {
    await signInAgain();
    const requests = Array.from({ length: chunk }, () => fuzzedRequest(random, known));
    const answers = await run(requests);
    refused.push(...requests.filter((_, i) => answers[i]!.code !== 'OK'));
  }

  // Once more what was refused: the tables stay as they are.
  let compared = 0;
  const refuseAgain = async (requests: readonly FuzzedRequest[]): Promise<void> => {
    await signInAgain();
    const before = await fingerprint(world.database.pool);
    const answers = await run(requests);
    const after = await fingerprint(world.database.pool);
    // Some were refused only at that moment, signed out by another: the rest is asked without them. Reads too,
    // for who looks at what is their own has the day kept.
    const still = requests.filter((_, i) => answers[i]!.code !== 'OK');
    if (still.length < requests.length) return refuseAgain(still);
    expect(after).toEqual(before);
    compared += requests.length;
  };
  for (let from = 0; from < refused.length; from += chunk) {
    await refuseAgain(refused.slice(from, from + chunk));
  }
  close();

  console.log(`refused ${refused.length}, compared ${compared}`, Object.fromEntries(codes));
  expect(problems).toEqual([]);
  expect(bugs).toEqual([]);
  expect(compared).toBeGreaterThan(refused.length * 0.9);
  // The draws reach behind the first check.
  for (const code of ['OK', 'VALIDATION', 'AUTH_REQUIRED', 'NOT_ACTIVATED', 'ORDER_NOT_FOUND']) {
    expect(codes.get(code) ?? 0).toBeGreaterThan(0);
  }
});
