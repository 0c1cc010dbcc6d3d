import { useQueryClient } from '@tanstack/react-query';
import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { TextField } from '@vellum/api/token-launch/token-texts';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { useState } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { toUserError } from '../../../shared/paid-action/errors/to-user-error.ts';
import type { UserError } from '../../../shared/paid-action/errors/user-error.ts';
import { callSignedIn } from '../../../shared/session/call-signed-in.ts';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import {
  changesIn,
  type EditedTexts,
  editedTexts,
  problemsOf,
  rebasedTexts,
} from './edited-texts.ts';
import { tokenEditTexts } from './texts.ts';

export type TokenEdit = Readonly<{
  texts: EditedTexts;
  change: (field: TextField, text: string) => void;
  problems: ReadonlyMap<TextField, CodeWithParams>;
  /** How many fields would change. */
  changes: number;
  isBusy: boolean;
  error: UserError | null;
  publish: () => void;
}>;

/** All texts of a token as its log has them last. */
export type NewestTexts = Readonly<{ hash: string; texts: Readonly<Record<string, string>> }>;

/** What is being changed of a token's texts. Whatever fails, and whatever is published meanwhile, the input stays. */
export function useTokenEdit(tokenAddress: Address, newest: NewestTexts): TokenEdit {
  const t = useTexts(tokenEditTexts);
  const queries = useQueryClient();
  const [known, setKnown] = useState(newest);
  const before = editedTexts(known.texts);
  const [texts, setTexts] = useState(before);
  if (newest.hash !== known.hash) {
    setKnown(newest);
    setTexts(rebasedTexts(before, texts, editedTexts(newest.texts)));
  }
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<UserError | null>(null);
  const changed = changesIn(before, texts);
  const publish = async () => {
    setBusy(true);
    setError(null);
    try {
      const { attestedAt, ...words } = changed;
      const body = {
        tokenAddress,
        ...words,
        ...(attestedAt !== undefined && {
          attestedAt: attestedAt === '' ? '' : Number(attestedAt),
        }),
      };
      await callSignedIn(
        paths.tokenLaunch.update,
        body as Parameters<typeof callSignedIn<typeof paths.tokenLaunch.update>>[1],
      );
      await queries.invalidateQueries({ queryKey: ['token-launch'] });
      void showToast({ kind: 'good', text: t('published') });
    } catch (failure) {
      setError(toUserError(failure, { failure: 'UPDATE_FAILED' }));
    } finally {
      setBusy(false);
    }
  };
  return {
    texts,
    change: (field, text) => setTexts((current) => ({ ...current, [field]: text })),
    problems: problemsOf(texts),
    changes: Object.keys(changed).length,
    isBusy,
    error,
    publish: () => void publish(),
  };
}
