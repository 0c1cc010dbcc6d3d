import type { ReactNode } from 'react';
import { dateText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { AddressFull } from '../../shared/ui/address-full.tsx';
import { Identicon } from '../../shared/ui/identicon.tsx';
import { membershipTexts } from './texts.ts';
import type { FoundInviter } from './use-inviter-check.ts';

/** Who the inviter is, with the whole address to compare. */
export function InviterCard({ inviter }: Readonly<{ inviter: FoundInviter }>): ReactNode {
  const t = useTexts(membershipTexts);
  const locale = useLocale();
  return (
    <div className="grid gap-3">
      <div className="flex items-start gap-3">
        <Identicon address={inviter.address} size={44} />
        <div className="min-w-0 pt-0.5">
          <AddressFull address={inviter.address} />
        </div>
      </div>
      <p className="text-14 text-ink-2">
        {inviter.isRoot
          ? t('rootTyped')
          : inviter.activatedAt !== null &&
            t('since', { date: dateText(inviter.activatedAt, locale), count: inviter.teamSize })}
      </p>
      {!inviter.isRoot && <p className="text-14 text-ink-2">{t('compare')}</p>}
    </div>
  );
}
