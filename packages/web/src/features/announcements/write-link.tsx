import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { writersQuery } from './announcement-queries.ts';
import { announcementTexts } from './texts.ts';

/** The way to the editor, for administrators only: of a new announcement, or of this one. */
export function WriteLink({ id }: Readonly<{ id?: string }>): ReactNode {
  const t = useTexts(announcementTexts);
  const address = addressOf(useWallet().connection);
  const { data } = useQuery({ ...writersQuery, enabled: address !== null });
  if (address === null || !data?.list.includes(address)) return null;
  const to = id === undefined ? paths.announcementEdit : `${paths.announcementEdit}?id=${id}`;
  return (
    <div className="px-4 pt-4">
      <Link to={to} className={buttonClass('secondary')}>
        {t(id === undefined ? 'write' : 'edit')}
      </Link>
    </div>
  );
}
