/** The parameters or the chain do not allow a safe deployment; nothing was spent. */
export class DeploymentRefused extends Error {
  override name = 'DeploymentRefused';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`the deployment is refused:\n- ${problems.join('\n- ')}`);
    this.problems = problems;
  }
}

/** A step failed on the chain; what was done before is in the deployment file. */
export class StepFailed extends Error {
  override name = 'StepFailed';

  constructor(step: string, reason: string) {
    super(`${step}: ${reason}`);
  }
}

/** What stands on the chain is not what was to be deployed. */
export class DeploymentUnsound extends Error {
  override name = 'DeploymentUnsound';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`the deployed contracts differ from the plan:\n- ${problems.join('\n- ')}`);
    this.problems = problems;
  }
}
