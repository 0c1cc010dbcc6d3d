import { shortenAddress } from '@vellum/tron/address';
import { CircleCheck, Copy, Pencil, QrCode as QrIcon } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import type { Profile } from '../../shared/people/profile-query.ts';
import { UserFace } from '../../shared/people/user-face.tsx';
import { userPath } from '../../shared/people/user-link.tsx';
import { AddressFull } from '../../shared/ui/address/address-full.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { useCopy } from '../../shared/ui/overlays/copy-button.tsx';
import { ShareButton } from '../../shared/ui/overlays/share-button.tsx';
import { useLazySheet } from '../../shared/ui/overlays/use-lazy-sheet.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { profileTexts } from './texts.ts';

const AddressSheet = lazy(() =>
  import('./address-sheet.tsx').then((sheet) => ({ default: sheet.AddressSheet })),
);

type HeadProps = Readonly<{ profile: Profile }>;

/** Face, name and words of a user, and the whole address, which is who they are. */
export function UserHead({ profile }: HeadProps): ReactNode {
  const t = useTexts(profileTexts);
  const { address, avatar, introduction } = profile;
  return (
    <div className="grid gap-4 px-4 pt-2">
      <div className="flex items-center gap-4">
        <UserFace key={avatar} address={address} avatar={avatar} size={72} />
        <div className="min-w-0 flex-1">
          <Name profile={profile} />
          <div className="flex flex-wrap gap-2 pt-1">
            <Badges profile={profile} />
          </div>
        </div>
        <div className="-mr-3 flex-none self-start">
          <ShareButton
            title={profile.nickName || shortenAddress(address)}
            path={userPath(address)}
          />
        </div>
      </div>
      <Warnings profile={profile} />
      {introduction !== '' && (
        <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
          {introduction}
        </p>
      )}
      <AddressFull address={address} />
      <p className="text-14 text-ink-2">{t('compare')}</p>
      <Actions profile={profile} />
    </div>
  );
}

function Name({ profile: { nickName, address } }: HeadProps): ReactNode {
  return nickName === '' ? (
    <h2 className="truncate font-mono text-18">{shortenAddress(address)}</h2>
  ) : (
    <h2 className="title text-24 [overflow-wrap:anywhere]">
      <bdi>{nickName}</bdi>
    </h2>
  );
}

function Badges({ profile: { active, level } }: HeadProps): ReactNode {
  const t = useTexts(profileTexts);
  if (!active) return <StatusBadge>{t('notActive')}</StatusBadge>;
  return (
    <>
      <StatusBadge kind="up" icon={CircleCheck}>
        {t('active')}
      </StatusBadge>
      <StatusBadge kind="accent">{t('teamLevel', { level })}</StatusBadge>
    </>
  );
}

function Warnings({ profile: { alike, active } }: HeadProps): ReactNode {
  const t = useTexts(profileTexts);
  return (
    <>
      {alike && (
        <Notice kind="warn">
          <b className="block font-strong">{t('alikeTitle')}</b>
          {t('alikeText')}
          <Link
            to={userPath(alike)}
            className="flex min-h-11 items-center font-strong text-primary underline underline-offset-3"
          >
            {t('alikeLink', { address: shortenAddress(alike) })}
          </Link>
        </Notice>
      )}
      {!active && <Notice>{t('inactiveText')}</Notice>}
    </>
  );
}

function Actions({ profile: { address } }: HeadProps): ReactNode {
  const t = useTexts(profileTexts);
  const copy = useCopy();
  const isMe = addressOf(useWallet().connection) === address;
  const { sheet, open } = useLazySheet(AddressSheet, { address });
  return (
    <div className="grid gap-3">
      {isMe && (
        <Link to={paths.profileEdit} className={buttonClass()}>
          <Icon of={Pencil} size={20} />
          {t('edit')}
        </Link>
      )}
      <div className="grid grid-cols-[1fr_auto] gap-3">
        <Button kind="secondary" onClick={() => copy(address)}>
          <Icon of={Copy} size={20} />
          {t('copyAddress')}
        </Button>
        <Button kind="secondary" onClick={open}>
          <Icon of={QrIcon} size={20} />
          {t('qr')}
        </Button>
      </div>
      {sheet}
    </div>
  );
}
