import type { QueryClient } from '@tanstack/react-query';
import { paths } from '@vellum/api/wire/paths';
import { chainIdOf } from '../../chain/chain-id.ts';
import { loadChain } from '../../chain/load-chain.ts';
import { projectConfigQuery } from '../../chain/project-config.ts';
import { call } from '../../http/call.ts';
import { ensureSession, sessionStore } from '../../session/session.ts';
import { newUuid } from '../../state/new-uuid.ts';
import { addressOf } from '../../wallet/connection.ts';
import { currentWallet, walletLack, walletStore } from '../../wallet/wallet.ts';
import { activationLead } from '../activation/activation-lead.ts';
import { journal } from '../journal/journal.ts';
import type { JournalRecord, Viewer } from '../journal/journal-record.ts';
import type { ActionParams, PaidAction } from '../paid-action.ts';
import { pause, wake } from './pause.ts';
import { resumeAll } from './resume.ts';
import { Run } from './run.ts';
import { pageLocks } from './run-lock.ts';
import type { RunPorts } from './run-ports.ts';

const ofClient = new WeakMap<QueryClient, RunPorts>();

/** A run of an action in this tab. */
export const newRun = <P extends ActionParams, Q>(
  action: PaidAction<P, Q>,
  queries: QueryClient,
): Run<P, Q> => new Run(action, pagePorts(queries));

/** Goes on with what an earlier visit, or another page, has begun. */
export function resumeRuns(queries: QueryClient): Promise<readonly JournalRecord[]> {
  return resumeAll(pagePorts(queries), () => viewerOf(queries));
}

/** Whose page this is: the wallet's account, or the session's while no wallet is connected. */
async function viewerOf(queries: QueryClient): Promise<Viewer> {
  const shown = addressOf(walletStore.get().connection);
  const session = sessionStore.get();
  const account = shown ?? (session.status === 'signed-in' ? session.address : null);
  const { network } = await queries.fetchQuery(projectConfigQuery);
  return { account, chainId: chainIdOf(network.genesis) };
}

/** Gives up an order that was not signed. The journal forgets it even when the server cannot be told. */
export async function dropRun(record: JournalRecord): Promise<void> {
  if (record.orderId === null) return journal().forget(record.id);
  await journal().put({ ...record, dropped: true, updatedAt: Date.now() });
  await call(paths.orders.cancel, { orderId: record.orderId }).catch(() => {});
}

/** Tries the After of a run now instead of at its next turn, in whichever tab follows it. */
export async function registerNow({ id }: JournalRecord, queries: QueryClient): Promise<void> {
  await ensureSession({ isDirect: true });
  const record = await journal().get(id);
  if (record?.state.step !== 'registering') return;
  await journal().put({ ...record, state: { ...record.state, nextTry: null } });
  wake();
  await resumeRuns(queries);
}

/** States of an order whose block the server has yet to see. */
const unseen: ReadonlySet<string> = new Set(['created', 'submitted']);

/** What every action may change, whatever it is about. */
const touchedByAll = [['orders'], ['waiting'], ['portfolio']];

function pagePorts(queries: QueryClient): RunPorts {
  const known = ofClient.get(queries);
  if (known) return known;
  const ports: RunPorts = {
    chain: async () => loadChain(await queries.fetchQuery(projectConfigQuery)),
    wallet: currentWallet,
    walletLack,
    ensureSession: () => ensureSession({ isDirect: true }),
    activation: activationLead,
    hasSession: (account) => sessionStore.isFor(account),
    report: (path, report) => call(path, report),
    isIndexed: async (orderId) => !unseen.has((await call(paths.orders.get, { orderId })).state),
    journal: journal(),
    locks: pageLocks(),
    invalidate(keys) {
      for (const queryKey of [...keys, ...touchedByAll])
        void queries.invalidateQueries({ queryKey });
    },
    now: Date.now,
    wait: pause,
    newId: newUuid,
    page: () => `${location.pathname}${location.search}`,
  };
  ofClient.set(queries, ports);
  return ports;
}
