import type { LaunchForm } from '@vellum/api/token-launch/launch-form';
import { parseAddress } from '@vellum/tron/address';
import type { ActionParams } from '../../../shared/paid-action/paid-action.ts';

/** The form as the journal keeps it, and the fee in sun that goes with it. */
export type CreateParams = ActionParams & Readonly<{ fee: string; name: string; symbol: string }>;

/** Fields that are amounts: kept as text. */
const amounts: ReadonlySet<string> = new Set<keyof LaunchForm>([
  'supply',
  'burnStop',
  'hardCap',
  'softCap',
  'lpSupply',
  'tradeSupply',
  'tradePrice',
]);

export function createParams(form: LaunchForm, fee: bigint): CreateParams {
  const plain = Object.entries(form)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [field, typeof value === 'bigint' ? value.toString() : value]);
  return { ...Object.fromEntries(plain), fee: fee.toString() } as CreateParams;
}

/** The very form that was reviewed. */
export function formIn({ fee: _, ...fields }: CreateParams): LaunchForm {
  const entries = Object.entries(fields).map(([field, value]) => [
    field,
    amounts.has(field) ? BigInt(String(value)) : value,
  ]);
  const form = Object.fromEntries(entries) as LaunchForm;
  const receiver = form.devLpReceiver && parseAddress(form.devLpReceiver);
  return receiver ? { ...form, devLpReceiver: receiver } : form;
}
