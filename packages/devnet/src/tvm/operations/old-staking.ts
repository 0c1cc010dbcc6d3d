import { staticViolation } from '../fault.ts';
import type { Frame } from '../frame.ts';
import { type Definition, define } from '../operation.ts';
import type { Rules } from '../rules.ts';
import { addressOfWord } from '../words.ts';
import { resourceName } from './resource-name.ts';

const FREEZE = 20_000;
const NEW_ACCOUNT = 25_000;
const UNFREEZE = 20_000;
const EXPIRE_TIME = 50;
const EMPTY = new Uint8Array(0);

const receiverEnergy = (frame: Frame): number =>
  frame.run.state.account(addressOfWord(frame.peek(2))) === undefined ? NEW_ACCOUNT : 0;

/** The second way to stake has closed it: nothing happens. */
function freeze(frame: Frame): void {
  checkChanges(frame);
  frame.pop();
  frame.pop();
  frame.pop();
  frame.push(0n);
}

/** Nothing was ever staked in the first way on this chain, so the attempt is listed as rejected. */
function unfreeze(frame: Frame): void {
  checkChanges(frame);
  const note = `unfreezeFor${resourceName(frame.pop())}`;
  const to = addressOfWord(frame.pop());
  const { run, message } = frame;
  const position = run.internal.count;
  run.internal.add(message.hash, { note, from: message.address, to, value: 0n, data: EMPTY });
  run.internal.rejectFrom(position);
  frame.push(0n);
}

function expireTime(frame: Frame): void {
  frame.pop();
  frame.pop();
  frame.push(0n);
}

function checkChanges({ run, message }: Frame): void {
  if (run.rules.vote && message.isStatic) throw staticViolation();
}

/** Staking by contracts in its first form, as it answers since the second. */
export function oldStaking({ freeze: isAllowed }: Rules): readonly Definition[] {
  if (!isAllowed) return [];
  return [
    define(0xd5, [3, 1], FREEZE, freeze, receiverEnergy),
    define(0xd6, [2, 1], UNFREEZE, unfreeze),
    define(0xd7, [2, 1], EXPIRE_TIME, expireTime),
  ];
}
