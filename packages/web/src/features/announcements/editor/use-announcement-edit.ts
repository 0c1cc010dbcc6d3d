import { useQueryClient } from '@tanstack/react-query';
import { paths as wire } from '@vellum/api/wire/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { toUserError } from '../../../shared/paid-action/errors/to-user-error.ts';
import type { UserError } from '../../../shared/paid-action/errors/user-error.ts';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { callAsAdmin } from './call-as-admin.ts';
import { type Edited, isChanged, problemsOf } from './edited-announcement.ts';
import { announcementEditTexts } from './texts.ts';

export type AnnouncementEdit = ReturnType<typeof useAnnouncementEdit>;

/** What is being written. Whatever fails, the input stays. */
export function useAnnouncementEdit(id: string | null, before: Edited) {
  const t = useTexts(announcementEditTexts);
  const queries = useQueryClient();
  const go = useNavigate();
  const [edited, setEdited] = useState(before);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<UserError | null>(null);
  const attempt = async (deed: () => Promise<string>, done: string) => {
    setBusy(true);
    setError(null);
    try {
      const to = await deed();
      // Asked for again where it is read next, not here: it may be gone.
      await queries.invalidateQueries({ queryKey: ['announcements'], refetchType: 'none' });
      void showToast({ kind: 'good', text: done });
      await go(to, { replace: true });
    } catch (failure) {
      setError(toUserError(failure, { failure: 'UPDATE_FAILED' }));
      setBusy(false);
    }
  };
  const publish = () =>
    attempt(async () => {
      const saved = await callAsAdmin(wire.announcements.save, formOf(id, edited));
      return paths.announcement.replace(':id', saved.id);
    }, t('published'));
  const takeAway = () =>
    attempt(async () => {
      await callAsAdmin(wire.announcements.remove, { id: id ?? '' });
      return paths.announcements;
    }, t('takenAway'));
  return {
    id,
    edited,
    change: (part: Partial<Edited>) => setEdited((current) => ({ ...current, ...part })),
    problems: problemsOf(edited),
    isChanged: isChanged(before, edited),
    isBusy,
    error,
    publish: () => void publish(),
    takeAway: () => void takeAway(),
  };
}

function formOf(id: string | null, { txid, ...given }: Edited) {
  const transaction = txid.trim();
  return {
    ...given,
    ...(id !== null && { id }),
    ...(transaction !== '' && { txid: transaction }),
  };
}
