/** An expected refusal, printed in one line without a stack trace. */
export class RunRefused extends Error {
  override readonly name = 'RunRefused';
}
