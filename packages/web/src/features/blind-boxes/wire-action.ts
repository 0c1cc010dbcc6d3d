import type { ActionCalled, BodyOf } from '@vellum/api/endpoints/call-shape';
import { paths as wire } from '@vellum/api/wire/paths';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';

type BoxAction =
  | 'blind-boxes.buy'
  | 'blind-boxes.close'
  | 'blind-boxes.capture'
  | 'blind-boxes.refund';

/** Opens the order of an action that goes by its name. */
export function prepareByName<K extends BoxAction>(
  action: K,
  fields: Omit<BodyOf<ActionCalled<K>>, 'action'>,
) {
  return callSignedIn(wire.orders.prepare, { action, ...fields });
}
