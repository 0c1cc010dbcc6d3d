import type { CodeWithParams } from '@vellum/api/error-codes';
import type { FieldNote } from '../ui/field.tsx';
import { useErrorSentence } from './use-error-sentence.ts';

/** What speaks against an amount, below its field. That nothing is entered yet is told by the button alone. */
export function useProblemNote(problem: CodeWithParams | null): FieldNote | undefined {
  const told = problem?.code === 'AMOUNT_REQUIRED' ? null : problem;
  const text = useErrorSentence(
    told && {
      kind: 'http',
      code: told.code,
      ...(told.params && { params: told.params }),
      technical: '',
    },
  );
  return text === '' ? undefined : { kind: 'bad', text };
}
