import { parseArgs } from 'node:util';
import type { DevnetOptions } from './options.ts';
import { type PresetName, presets } from './params/presets.ts';

/** What the command line asked for. */
export type CliRequest =
  | Readonly<{ kind: 'help' }>
  | Readonly<{ kind: 'invalid'; problems: readonly string[] }>
  | Readonly<{ kind: 'start'; options: StartOptions }>;

export type StartOptions = Required<Pick<DevnetOptions, 'host' | 'port' | 'dataFolder'>> &
  DevnetOptions;

type Flag = Readonly<{ fallback: string; about: string; problem?(text: string): string | null }>;

const names = Object.keys(presets);
const whole = (least: number, most: number) => (text: string) =>
  /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most
    ? null
    : `must be a whole number from ${least} to ${most}, not "${text}"`;

const flags = {
  port: {
    fallback: '9090',
    about: 'port to listen on; 0 takes a free one',
    problem: whole(0, 65_535),
  },
  host: { fallback: '127.0.0.1', about: 'interface to listen on' },
  'data-dir': { fallback: '.data.devnet', about: 'folder that stores the chain between starts' },
  'block-time': {
    fallback: '0',
    about: 'milliseconds between blocks; 0 makes a block for every transaction at once',
    problem: whole(0, 86_400_000),
  },
  'solid-lag': {
    fallback: '0',
    about: 'blocks until one can no longer be replaced',
    problem: whole(0, 1_000),
  },
  preset: {
    fallback: 'mainnet',
    about: `rules and fees of the chain: ${names.join(', ')}`,
    problem: (text) => (names.includes(text) ? null : `must be one of ${names.join(', ')}`),
  },
  accounts: {
    fallback: '10',
    about: 'funded accounts of a new chain; an existing one keeps its own',
    problem: whole(1, 1_000),
  },
} satisfies Record<string, Flag>;

const VERBOSE = 'logs each transaction with its method, energy, fee and revert reason (off)';

type FlagName = keyof typeof flags;
const flagNames = Object.keys(flags) as FlagName[];

export function helpText(): string {
  const lines = flagNames.map((name) => {
    const { fallback, about } = flags[name];
    return `  --${name.padEnd(12)} ${about} (${fallback})`;
  });
  const verbose = `  --${'verbose'.padEnd(12)} ${VERBOSE}`;
  return [
    'A TRON chain on this machine.',
    '',
    'npm run devnet -- [flags]',
    '',
    ...lines,
    verbose,
  ].join('\n');
}

/** Reads the flags; all problems are found together. */
export function parseCli(args: readonly string[]): CliRequest {
  const options = Object.fromEntries(flagNames.map((name) => [name, { type: 'string' } as const]));
  let values: Partial<Record<string, string | boolean>>;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: { ...options, help: { type: 'boolean' }, verbose: { type: 'boolean' } },
    }));
  } catch (error) {
    return { kind: 'invalid', problems: [(error as Error).message] };
  }
  if (values['help']) return { kind: 'help' };
  const text = (name: FlagName) => String(values[name] ?? flags[name].fallback);
  const problems = flagNames.flatMap((name) => {
    const flag: Flag = flags[name];
    const problem = flag.problem?.(text(name)) ?? null;
    return problem === null ? [] : [`--${name} ${problem}`];
  });
  return problems.length > 0
    ? { kind: 'invalid', problems }
    : { kind: 'start', options: { ...toOptions(text), verbose: values['verbose'] === true } };
}

function toOptions(text: (name: FlagName) => string): StartOptions {
  const blockTimeMs = Number(text('block-time'));
  return {
    port: Number(text('port')),
    host: text('host'),
    dataFolder: text('data-dir'),
    mining: blockTimeMs === 0 ? { mode: 'instant' } : { mode: 'interval', blockTimeMs },
    solidLag: Number(text('solid-lag')),
    preset: text('preset') as PresetName,
    genesis: { accounts: Number(text('accounts')) },
  };
}
