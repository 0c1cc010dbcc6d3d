import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { FootBar } from '../../../shared/ui/buttons/foot-bar.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { useOnline } from '../../../shared/ui/use-online.ts';
import { wordFields } from './edited-announcement.ts';
import { announcementEditTexts } from './texts.ts';
import type { AnnouncementEdit } from './use-announcement-edit.ts';

type BarProps = Readonly<{ edit: AnnouncementEdit }>;

/** Publishing, and taking away what stands. */
export function EditorBar({ edit }: BarProps): ReactNode {
  return (
    <>
      {edit.id !== null && <TakeAway edit={edit} />}
      <FootBar>
        <Publish edit={edit} />
      </FootBar>
    </>
  );
}

function Publish({ edit }: BarProps): ReactNode {
  const t = useTexts(announcementEditTexts);
  const [asking, setAsking] = useState(false);
  const missing = useMissing(edit);
  const name = t(edit.id === null ? 'publish' : 'publishChange');
  if (edit.isBusy) return <Button busy>{t('publishing')}</Button>;
  return (
    <>
      <Button disabled={missing !== null} onClick={() => setAsking(true)}>
        {missing ?? name}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={edit.publish}
        title={t('confirmTitle')}
        detail={t('confirmText')}
        confirm={name}
      />
    </>
  );
}

/** Why it cannot be published yet. */
function useMissing({ problems, isChanged }: AnnouncementEdit): string | null {
  const t = useTexts(announcementEditTexts);
  const online = useOnline();
  const unwritten = wordFields.find((field) => problems.get(field) === 'missing');
  if (unwritten !== undefined) return t('unwritten', { field: t(unwritten) });
  if (problems.size > 0) return t('fix', { n: problems.size });
  if (!isChanged) return t('nothing');
  return online ? null : t('offline');
}

function TakeAway({ edit }: BarProps): ReactNode {
  const t = useTexts(announcementEditTexts);
  const [asking, setAsking] = useState(false);
  return (
    <div className="px-4 pt-8">
      <Button kind="ghost" disabled={edit.isBusy} onClick={() => setAsking(true)}>
        {t('takeAway')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={edit.takeAway}
        title={t('takeAwayTitle')}
        detail={t('takeAwayText')}
        confirm={t('takeAway')}
        dangerous
      />
    </div>
  );
}
