import { text, type Variable, wholeNumber } from './variable.ts';

const day = 86_400_000;

/** Every variable of the run contract that means something today, in the order .env.example lists them. */
export const variables = {
  HOST: text('Address to listen on; 127.0.0.1 keeps everything on this machine.', '127.0.0.1'),
  DEVNET_PORT: wholeNumber('Port of the embedded chain.', 9090, [1, 65_535]),
  DATA_DIR: text('Folder that keeps the chain between starts, from the project root.', '.data'),
  DEVNET_BLOCK_TIME_MS: wholeNumber(
    'Time between empty blocks in milliseconds; a waiting transaction is mined sooner.',
    3000,
    [100, day],
  ),
  DEVNET_SOLID_LAG: wholeNumber('Blocks until a block can no longer be replaced.', 3, [0, 1000]),
} satisfies Record<string, Variable<string | number>>;

type Name = keyof typeof variables;
type Values = { [K in Name]: (typeof variables)[K] extends Variable<infer T> ? T : never };

/** How the stack runs. Times in milliseconds. */
export type Config = Readonly<{
  host: string;
  devnetPort: number;
  dataDir: string;
  blockTimeMs: number;
  solidLag: number;
}>;

export type ConfigResult =
  | Readonly<{ status: 'valid'; config: Config }>
  | Readonly<{ status: 'invalid'; problems: readonly string[] }>;

/** Reads the environment once. All problems are found together, so that nobody mends them one by one. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigResult {
  const problems: string[] = [];
  const values: Partial<Record<Name, string | number>> = {};
  for (const name of Object.keys(variables) as Name[]) {
    const { fallback, parse } = variables[name];
    const parsed = parse(env[name] || fallback);
    if ('problem' in parsed) problems.push(`${name} ${parsed.problem}`);
    else values[name] = parsed.value;
  }
  if (problems.length > 0) return { status: 'invalid', problems };
  return { status: 'valid', config: toConfig(values as Values) };
}

function toConfig(values: Values): Config {
  return {
    host: values.HOST,
    devnetPort: values.DEVNET_PORT,
    dataDir: values.DATA_DIR,
    blockTimeMs: values.DEVNET_BLOCK_TIME_MS,
    solidLag: values.DEVNET_SOLID_LAG,
  };
}
