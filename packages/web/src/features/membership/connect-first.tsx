import { useQuery } from '@tanstack/react-query';
import { type Address, parseAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { standingQuery } from '../../shared/membership/standing.ts';
import { membershipTexts } from '../../shared/membership/texts.ts';
import { rememberedInviter } from '../../shared/state/inviter.ts';
import { useStored } from '../../shared/state/use-store.ts';
import { AddressFull } from '../../shared/ui/address/address-full.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';

/** Without a wallet: who the link is from, and why a wallet comes first. */
export function ConnectFirst(): ReactNode {
  const t = useTexts(membershipTexts);
  const linked = useStored(rememberedInviter);
  return (
    <div className="grid gap-4">
      {linked !== null && <LinkedInviter text={linked} />}
      <p>{t('connectText')}</p>
    </div>
  );
}

function LinkedInviter({ text }: Readonly<{ text: string }>): ReactNode {
  const t = useTexts(membershipTexts);
  const address = parseAddress(text);
  const { data } = useQuery({
    ...standingQuery(address ?? ('' as Address)),
    enabled: address !== null,
  });
  return (
    <div className="grid gap-2">
      <p className="text-14 text-ink-2">{t('invitedBy')}</p>
      {address ? (
        <AddressFull address={address} />
      ) : (
        <p className="font-mono text-20 font-strong">{`${text.slice(0, 4)} ${text.slice(4)}`}</p>
      )}
      {data && !data.activated && (
        <div className="pt-1">
          <Notice kind="warn">{t('linkWrong')}</Notice>
        </div>
      )}
    </div>
  );
}
