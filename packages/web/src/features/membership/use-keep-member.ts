import { paths } from '@vellum/api/wire/paths';
import { parseAddress } from '@vellum/tron/address';
import { useEffect } from 'react';
import { call } from '../../shared/http/call.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useSignedIn } from '../../shared/session/session.ts';
import { rememberedInviter } from '../../shared/state/inviter.ts';

/** Tells the server which language a signed-in member reads, and by whose link they came. */
export function useKeepMember(): void {
  const address = useSignedIn();
  const locale = useLocale();
  useEffect(() => {
    if (address === null) return;
    const inviter = parseAddress(rememberedInviter.get() ?? '');
    const gone = new AbortController();
    const body = { locale, ...(inviter && { inviterHint: inviter }) };
    // A convenience: the next visit tells it again.
    call(paths.membership.save, body, { signal: gone.signal }).catch(() => undefined);
    return () => gone.abort();
  }, [address, locale]);
}
