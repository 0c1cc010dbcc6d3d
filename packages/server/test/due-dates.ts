import { paths } from '@vellum/api/wire/paths';
import type { TestServer } from './test-server.ts';

type Due = Readonly<{ kind: string; at: number; of: string | null }>;

/** What the chain comes to next, for an address and for everyone, as the server tells it. */
export async function dueDates(
  { post }: Pick<TestServer, 'post'>,
  address?: string,
): Promise<Readonly<{ own: readonly Due[]; everybodys: readonly Due[] }>> {
  return (await post(paths.chainClock.dueDates, { address })).json.data;
}
