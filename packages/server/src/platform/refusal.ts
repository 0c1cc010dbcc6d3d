import type { CodeWithParams } from '@vellum/api/error-codes';

/** An expected no: the caller gets the code and its text. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly problem: CodeWithParams;

  constructor(problem: CodeWithParams) {
    super(problem.code);
    this.name = 'Refusal';
    this.problem = problem;
  }
}
