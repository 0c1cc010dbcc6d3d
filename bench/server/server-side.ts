import { startBenchServer } from '../../packages/server/test/bench/servers.ts';
import { tellProcessorTime } from './tell-processor-time.ts';

// One server of the server bench, in a process of its own: `fork(this, ['ours' or 'bare'])`. It says its
// address, then for every message the microseconds of processor time it has spent; 'stop' ends it.

const server = await startBenchServer(process.argv[2] === 'bare' ? 'bare' : 'ours');
tellProcessorTime(() => server.close());
process.send?.(server.url);
