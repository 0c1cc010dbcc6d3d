import { useEffect, useMemo, useState } from 'react';

/** Milliseconds that typing must rest before the server is asked. */
const REST = 250;

/** What is typed counts once it has rested; everything else at once. */
export function useSettled<Value extends Readonly<{ number: string }>>(value: Value): Value {
  const [number, setNumber] = useState(value.number);
  useEffect(() => {
    const timer = setTimeout(() => setNumber(value.number), REST);
    return () => clearTimeout(timer);
  }, [value.number]);
  return useMemo(() => ({ ...value, number }), [value, number]);
}
