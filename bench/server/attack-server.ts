import { startAttackedServer } from '../../packages/server/test/bench/attacked.ts';
import { tellProcessorTime } from './tell-processor-time.ts';

// The server of the benches attack-traffic and shared-address, in a process of its own, with the configuration that its
// argument changes. It says its address and configuration, then for every message the microseconds of processor time it
// has spent; 'stop' ends it.

const world = await startAttackedServer(JSON.parse(process.argv[2] ?? '{}'));
tellProcessorTime(() => world.close());
process.send?.({ url: world.url, config: world.config });
