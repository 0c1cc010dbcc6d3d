import { useQuery } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { call } from '../http/call.ts';
import { isAbout } from './is-about.ts';
import type { MembershipText } from './texts.ts';
import { typedInviter } from './typed-inviter.ts';

export type FoundInviter = NonNullable<
  ReplyOf<EndpointAt<typeof paths.membership.enter>>['inviter']
>;

/** What is known of a typed inviter: by its own letters first, then from the server. */
export type InviterCheck =
  | Readonly<{ status: 'unfinished' }>
  | Readonly<{ status: 'wrong'; why: MembershipText }>
  | Readonly<{ status: 'asking' }>
  | Readonly<{ status: 'unknown'; retry: () => void }>
  | Readonly<{ status: 'found'; by: 'address' | 'code'; inviter: FoundInviter }>;

/** Only an active address can invite, and only the server knows who stands behind a code. */
export function useInviterCheck(member: Address | '', typed: string, left: boolean): InviterCheck {
  const read = typedInviter(member as Address, typed, left);
  const text = read.status === 'readable' ? read.text : '';
  const { data, isError, refetch } = useQuery({
    queryKey: ['membership', 'inviter', member, text],
    queryFn: ({ signal }) =>
      call(paths.membership.enter, { address: member as Address, inviter: text }, { signal }),
    // Whoever is not connected has no address to ask for.
    enabled: member !== '' && text !== '',
  });
  if (read.status !== 'readable') return read;
  const retry = () => void refetch();
  if (data?.inviter) {
    if (!isAbout(read, data.inviter)) return { status: 'unknown', retry };
    return { status: 'found', by: read.by, inviter: data.inviter };
  }
  if (data) {
    return { status: 'wrong', why: read.by === 'code' ? 'unknownCode' : 'inactiveInviter' };
  }
  return isError ? { status: 'unknown', retry } : { status: 'asking' };
}
