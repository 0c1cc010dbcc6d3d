/** Sources for verification cannot be written; every reason is a line. */
export class SourcesRefused extends Error {
  override name = 'SourcesRefused';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}
