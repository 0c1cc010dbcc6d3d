import { useMutation, useQueryClient } from '@tanstack/react-query';
import { paths as wire } from '@vellum/api/paths';
import { useRef } from 'react';
import { incomeKeys } from '../../shared/income/query-keys.ts';
import { toUserError } from '../../shared/paid-action/to-user-error.ts';
import { useErrorSentence } from '../../shared/paid-action/use-error-sentence.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { newUuid } from '../../shared/state/new-uuid.ts';

type Request = Readonly<{
  send: (amount: bigint) => void;
  isBusy: boolean;
  /** Why it was refused, as a sentence. */
  refusal: string | null;
}>;

/** Asks to have the whole balance sent. However often it is tried, it is one request until it is taken. */
export function useRequest(): Request {
  const queries = useQueryClient();
  const id = useRef(newUuid());
  const { mutate, isPending, error } = useMutation({
    mutationFn: (amount: bigint) =>
      callSignedIn(wire.withdrawal.request, { amount, whole: true, requestId: id.current }),
    onSuccess: () => {
      id.current = newUuid();
    },
    onSettled: () =>
      Promise.all(incomeKeys.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
  const sentence = useErrorSentence(error && toUserError(error, { failure: 'ACTION_FAILED' }));
  return { send: mutate, isBusy: isPending, refusal: error ? sentence : null };
}
