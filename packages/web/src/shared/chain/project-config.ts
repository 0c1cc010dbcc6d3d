import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import { paths } from '@vellum/api/wire/paths';
import { call } from '../http/call.ts';

/** Network, contracts, nodes and links of the deployment this page runs on. */
export type ProjectConfig = ReplyOf<EndpointAt<typeof paths.project.config>>;

/** Asked for once; a new version is noticed by `noteConfigVersion`. */
export const projectConfigQuery = queryOptions({
  queryKey: ['project', 'config'],
  queryFn: ({ signal }) => call(paths.project.config, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export function useProjectConfig(): ProjectConfig | undefined {
  return useQuery(projectConfigQuery).data;
}

/** Whether orders of a kind are refused here. Fetches nothing: known once anything else has read the configuration. */
export function useIsClosed(kind: OrderKind): boolean {
  const { data } = useQuery({ ...projectConfigQuery, enabled: false });
  return data?.closed.includes(kind) ?? false;
}

/** Asks for the configuration again when the server names another version than the one in use. */
export function noteConfigVersion(queries: QueryClient, version: string): void {
  const known = queries.getQueryData(projectConfigQuery.queryKey);
  if (known && known.version !== version) {
    void queries.invalidateQueries({ queryKey: projectConfigQuery.queryKey });
  }
}

/** The page of a transaction, address or contract in the network's explorer; null where there is none. */
export function explorerLink(
  config: Pick<ProjectConfig, 'network'> | undefined,
  id: string,
  kind: 'transaction' | 'address' | 'contract' = 'transaction',
): string | null {
  const base = config?.network.explorer;
  return base && /^https?:\/\//.test(base) ? `${base.replace(/\/+$/, '')}/#/${kind}/${id}` : null;
}
