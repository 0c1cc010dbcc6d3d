import { pushAccount } from './accounts.ts';
import { type Body, MEMORY } from './body.ts';
import type { Scene } from './scene.ts';

const MSTORE = 0x52;
const [RETURN, REVERT, STOP, SELFDESTRUCT, INVALID] = [0xf3, 0xfd, 0x00, 0xff, 0xfe] as const;
/** Where the stack is kept before it is shown. */
const STACK_AREA = 0x200;
const MOST_SHOWN = 16;

/** Stores the numbers of the stack, so that the output shows them; returns how far the output reaches. */
function storeStack(body: Body): number {
  let end = STACK_AREA;
  while (body.stack.length > 0 && end < STACK_AREA + 32 * MOST_SHOWN) {
    if (body.stack.at(-1) !== 'number') body.asFlag();
    body.constant(end).op(MSTORE).drop(1);
    end += 32;
  }
  return end;
}

function show(body: Body, opcode: number): void {
  const end = storeStack(body);
  const from = body.random.oneIn(2) ? 0 : STACK_AREA;
  body
    .constant(Math.min(end, MEMORY.free) - from)
    .constant(from)
    .op(opcode);
}

/** Ends a frame that others look at: mostly with what it computed. */
export function end(body: Body, scene: Scene): void {
  body.random.weighted<() => unknown>([
    [12, () => show(body, RETURN)],
    [3, () => show(body, REVERT)],
    [1, () => body.op(STOP)],
    [2, () => pushAccount(body, scene).op(SELFDESTRUCT).drop(1)],
    [1, () => body.op(INVALID)],
    [1, () => body.op(body.random.below(256))],
  ])();
}

/** Ends the outermost frame with all that it saw. */
export function endProgram(body: Body): void {
  const end = storeStack(body);
  const opcode = body.random.oneIn(6) ? REVERT : RETURN;
  body.constant(end).constant(0).op(opcode);
}
