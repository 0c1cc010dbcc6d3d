import type { BadField } from '@vellum/api/failures/refusal-of-body';
import type { CodeWithParams } from '@vellum/api/refusals/error-codes';

/** An expected no: the caller gets the code and its text. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly problem: CodeWithParams;

  constructor(problem: CodeWithParams) {
    super(problem.code);
    this.name = 'Refusal';
    this.problem = problem;
  }
}

/** The no of a form whose fields do not go together, told of each field like that of a form that cannot be read. */
export class FieldsRefused extends Refusal {
  readonly fields: readonly BadField[];

  constructor(problem: CodeWithParams, fields: readonly BadField[]) {
    super(problem);
    this.fields = fields;
  }
}

/** The no to whoever calls too often; at most a minute. */
export const tooManyRequests = (seconds: number): Refusal =>
  new Refusal({ code: 'RATE_LIMITED', params: { seconds: String(Math.max(1, seconds)) } });
