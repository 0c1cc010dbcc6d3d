import { roles } from '@vellum/server/config/config';
import type { TestStack } from '../stack/stack.ts';

/** Meanwhile nobody does for people what anyone may do. */
export async function withoutKeeper(site: TestStack, act: () => Promise<void>): Promise<void> {
  await site.stopServer();
  await site.startServer({ roles: roles.filter((role) => role !== 'keeper') });
  await act();
  await site.stopServer();
  await site.startServer({ roles });
}
