import type { CDPSession } from 'playwright-core';

/** What V8 compiles and learns of code while it runs, and what belongs to the browser; all else was made by the page. */
const notThePages: ReadonlySet<string> = new Set(['code', 'native', 'synthetic']);

type Snapshot = Readonly<{
  snapshot: {
    meta: { node_fields: readonly string[]; node_types: [readonly string[], ...unknown[]] };
  };
  nodes: readonly number[];
}>;

/** Bytes of objects, texts, functions and their shapes that a page holds, without the code that was compiled for it. */
export async function heapObjects(session: CDPSession): Promise<number> {
  const { snapshot, nodes } = await taken(session);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kinds] = types;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let sum = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = kinds[nodes[at + type] ?? 0] ?? '';
    if (!notThePages.has(kind)) sum += nodes[at + size] ?? 0;
  }
  return sum;
}

async function taken(session: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  const hear = ({ chunk }: Readonly<{ chunk: string }>) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', hear);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', hear);
  return JSON.parse(chunks.join('')) as Snapshot;
}
