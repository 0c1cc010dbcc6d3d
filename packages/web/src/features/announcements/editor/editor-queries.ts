import { queryOptions } from '@tanstack/react-query';
import { paths } from '@vellum/api/wire/paths';
import { callAsAdmin } from './call-as-admin.ts';
import { type Edited, nothingWritten } from './edited-announcement.ts';

/** What is there to be changed; a new announcement begins empty. */
export const givenQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['announcements', 'given', id],
    queryFn: async (): Promise<Edited> => {
      if (id === null) return nothingWritten;
      const { id: _, txid, ...given } = await callAsAdmin(paths.announcements.given, { id });
      return { ...given, txid: txid ?? '' };
    },
    // What is being written must not be replaced under the hand of the writer.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
