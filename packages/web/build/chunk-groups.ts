import { join } from 'node:path';
import { type ChunkPlan, type ModuleGraph, planChunks } from './chunk-plan.ts';

/**
 * By itself the bundler cuts out whatever two parts share, down to single icons, and each such file costs a phone a
 * round trip: a page used to need up to 97 of them. All that the first page needs is one file, React is
 * another, so that each runs in a task of its own, and what most pages share is a third; the rest is cut by
 * `planChunks`. What the frame on a desktop uses stays out of them. A higher priority takes its modules first, with all
 * that they import.
 */
export function chunkGroups(packageRoot: string) {
  let plan: ChunkPlan | null = null;
  const planOf = (graph: ModuleGraph) => {
    plan ??= planChunks(graph, join(packageRoot, 'src'));
    return plan;
  };
  return [
    {
      name: 'scan',
      priority: 8,
      test: /[\\/]uqr[\\/]|[\\/](?:ui[\\/]qr-path|navigation[\\/]is-only-here)\.ts$/,
    },
    {
      name: 'frame',
      priority: 8,
      test: /[\\/](?:navigation[\\/]page-address|shared[\\/]art[\\/]page-rosette|art[\\/]src[\\/](?:flower|ring|curve))\.ts$/,
    },
    {
      debugName: 'react',
      name: (id: string, graph: ModuleGraph) =>
        isReact.test(id) && planOf(graph).first.has(id) ? 'react' : null,
      priority: 7,
    },
    {
      debugName: 'first',
      name: (id: string, graph: ModuleGraph) => (planOf(graph).first.has(id) ? 'first' : null),
      priority: 6,
    },
    { name: 'pages', priority: 3, test: /[\\/]src[\\/]app[\\/]pages\.ts$/ },
    {
      debugName: 'common',
      name: (id: string, graph: ModuleGraph) =>
        isLibrary.test(id) || planOf(graph).common.has(id) ? 'ui' : null,
      priority: 2,
      minShareCount: 2,
    },
    {
      debugName: 'plan',
      name: (id: string, graph: ModuleGraph) => planOf(graph).fileOf.get(id) ?? null,
      priority: 1,
      includeDependenciesRecursively: false,
    },
  ];
}

const isReact = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
/** Hooks that at least two parts use. */
const isLibrary = /[\\/]node_modules[\\/]@tanstack[\\/]/;
