import type { ReactNode } from 'react';
import type { SigningPermission } from '../../chain/signing-permission.ts';
import { shownName } from '../../coins/coin.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { paidActionTexts } from '../texts.ts';

/** Characters of a name, which the network takes much longer. */
const LONGEST = 24;

/** Under which permission a shared account is signed for; what every address has by itself is not worth a word. */
export function PermissionNote({
  permission,
}: Readonly<{ permission: SigningPermission }>): ReactNode {
  const t = useTexts(paidActionTexts);
  const { id, weight, threshold } = permission;
  // Chosen by whoever shared the account.
  const name = shownName(permission.name, LONGEST);
  if (id === 0 && threshold <= 1n) return null;
  return (
    <div className="mb-3">
      <Notice kind="info">
        {t('signedUnder', { name, id, weight: String(weight), threshold: String(threshold) })}
      </Notice>
    </div>
  );
}
