import { useQueryClient } from '@tanstack/react-query';
import { paths } from '@vellum/api/wire/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { toUserError } from '../../shared/paid-action/errors/to-user-error.ts';
import type { UserError } from '../../shared/paid-action/errors/user-error.ts';
import { profileKeys } from '../../shared/people/profile-query.ts';
import { userPath } from '../../shared/people/user-link.tsx';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import {
  type EditedField,
  type EditedProfile,
  type Problems,
  problemsOf,
  refusalOfServer,
  tidied,
} from './edited-profile.ts';
import { profileTexts } from './texts.ts';

export type ProfileEdit = Readonly<{
  edited: EditedProfile;
  change: (field: EditedField, text: string) => void;
  problems: Problems;
  isChanged: boolean;
  isBusy: boolean;
  /** That nothing was saved; which field it is about is among the problems. */
  error: UserError | 'review' | null;
  save: () => void;
}>;

/** What someone is saying of themselves. Whatever fails, the input stays. */
export function useProfileEdit(address: string, before: EditedProfile): ProfileEdit {
  const [edited, setEdited] = useState(before);
  // What the server refused, until that field is changed.
  const [refused, setRefused] = useState<Problems>({});
  const { isBusy, error, save } = useSave(address, before, setRefused);
  const next = tidied(edited);
  return {
    edited,
    change(field, text) {
      setEdited((current) => ({ ...current, [field]: text }));
      setRefused(({ [field]: _, ...others }) => others);
    },
    problems: { ...refused, ...problemsOf(edited) },
    isChanged: changedFields(before, next).length > 0,
    isBusy,
    error: error === 'review' && Object.keys(refused).length === 0 ? null : error,
    save: () => void save(next),
  };
}

const changedFields = (before: EditedProfile, next: EditedProfile) =>
  (['nickName', 'introduction', 'avatar'] as const).filter(
    (field) => before[field] !== next[field],
  );

function useSave(address: string, before: EditedProfile, refuse: (problems: Problems) => void) {
  const t = useTexts(profileTexts);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<UserError | 'review' | null>(null);
  const fail = (failure: unknown) => {
    const refusal = refusalOfServer(failure);
    if (refusal) refuse(refusal);
    setError(refusal ? 'review' : toUserError(failure, { failure: 'UPDATE_FAILED' }));
  };
  const save = async ({ nickName, introduction, avatar }: EditedProfile) => {
    setBusy(true);
    setError(null);
    try {
      const face = avatar === before.avatar ? {} : { avatar };
      await callSignedIn(paths.profiles.update, { nickName, introduction, ...face });
      void queries.invalidateQueries({ queryKey: profileKeys });
      // Names stand in lists of teams too.
      void queries.invalidateQueries({ queryKey: ['team'] });
      void showToast({ kind: 'good', text: t('saved') });
      await navigate(userPath(address), { replace: true });
    } catch (failure) {
      fail(failure);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, save };
}
