import { createDevnet } from '@vellum/devnet';
import { answerUsage } from './node-process.ts';

// The devnet in a process of its own, in memory, with the accounts it always has.
const { url } = await createDevnet({ port: 0 });
answerUsage(url ?? '');
