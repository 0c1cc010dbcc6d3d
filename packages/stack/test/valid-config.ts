import { type Config, readConfig } from '../src/config/config.ts';

/** What a chain that is not ours asks of the settings at least. */
export const elsewhere = {
  NETWORK: 'custom',
  TRON_FULL_NODE: 'http://127.0.0.1:1',
  DEPLOYMENT_FILE: 'custom.json',
};

/** Settings of these variables, which must be right. */
export function validConfig(env: Readonly<Record<string, string>>): Config {
  const result = readConfig(env);
  if (result.status === 'invalid') throw new Error(result.problems.join('\n'));
  return result.config;
}
