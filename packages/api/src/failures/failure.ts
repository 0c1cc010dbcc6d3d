import type { CodeWithParams } from '../refusals/error-codes.ts';
import { errorText } from '../refusals/error-text.ts';
import { allTexts } from '../texts/all-texts.ts';
import type { Language } from '../typed-text/language.ts';
import type { Failure } from '../wire/envelope.ts';
import type { BodyRefusal } from './refusal-of-body.ts';

/** The envelope of a refusal, worded for its reader. */
export function failure(
  problem: CodeWithParams,
  { language, requestId }: Readonly<{ language: Language; requestId: string }>,
): Failure {
  return {
    code: problem.code,
    message: errorText(allTexts[language], problem),
    ...(problem.params !== undefined && { params: problem.params }),
    requestId,
  };
}

/** The envelope of a body that was refused: says of each field what is wrong with it. */
export function bodyFailure(
  { code, fields }: BodyRefusal,
  reader: Readonly<{ language: Language; requestId: string }>,
): Failure {
  const texts = allTexts[reader.language];
  // One code for all fields was promoted to the answer, values included.
  const own = fields.find(({ problem }) => problem.code === code)?.problem;
  return {
    ...failure(own ?? { code: 'VALIDATION' }, reader),
    fields: fields.map(({ field, problem }) => ({
      field,
      code: problem.code,
      message: errorText(texts, problem),
    })),
  };
}
