import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isPending, isUnfinished, type JournalRecord, outdated } from './journal-record.ts';
import { noteUnderWay } from './under-way.ts';

/** Every run of a paid action in this browser. All tabs share it and hear of each other's changes. */
export type Journal = Readonly<{
  all(): Promise<readonly JournalRecord[]>;
  get(id: string): Promise<JournalRecord | undefined>;
  /** Resolves when the record is safely stored; only then may a transaction leave this browser. */
  put(record: JournalRecord): Promise<void>;
  /** For what was never signed and has no order. */
  forget(id: string): Promise<void>;
  subscribe(listener: () => void): () => void;
}>;

type Schema = DBSchema & { runs: { key: string; value: JournalRecord } };

/** Runs that are over and still worth keeping. */
const KEEP = 200;

function openJournal(name = 'vellum'): Journal {
  const channel = new BroadcastChannel(`${name}.journal`);
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  channel.addEventListener('message', tell);

  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const database = () => {
    opened ??= open(name, () => {
      opened = null;
    });
    return opened;
  };
  return {
    all: async () => (await database()).getAll('runs'),
    get: async (id) => (await database()).get('runs', id),
    async put(record) {
      await store(await database(), record);
      channel.postMessage(record.id);
      tell();
    },
    async forget(id) {
      await (await database()).delete('runs', id);
      channel.postMessage(id);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function open(name: string, lost: () => void): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 1, {
    upgrade: (database) => void database.createObjectStore('runs', { keyPath: 'id' }),
    // A newer version in another tab needs the place; this one opens again when it is asked next.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      lost();
    },
    terminated: lost,
  }).catch((error: unknown) => {
    lost();
    throw error;
  });
}

async function store(database: IDBPDatabase<Schema>, record: JournalRecord): Promise<void> {
  // Strict: the record must survive a crash right after, since money may follow it.
  const writing = database.transaction('runs', 'readwrite', { durability: 'strict' });
  const runs = writing.objectStore('runs');
  await runs.put(record);
  const all = await runs.getAll();
  await Promise.all(outdated(all, KEEP).map((id) => runs.delete(id)));
  await writing.done;
  noteUnderWay({
    running: all.filter(isPending).length,
    unfinished: all.filter(isUnfinished).length,
  });
}

let opened: Journal | null = null;

/** The journal of this browser. */
export function journal(): Journal {
  opened ??= openJournal();
  return opened;
}
