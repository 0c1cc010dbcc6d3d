import { useMemo } from 'react';
import { useRested } from '../../shared/ui/use-rested.ts';

/** What is typed counts once it has rested; everything else at once. */
export function useSettled<Value extends Readonly<{ number: string }>>(value: Value): Value {
  const number = useRested(value.number);
  return useMemo(() => ({ ...value, number }), [value, number]);
}
