/** A test-node hook was asked for something the chain cannot do; the message says what. */
export class ControlRefused extends Error {
  override readonly name = 'ControlRefused';
}
