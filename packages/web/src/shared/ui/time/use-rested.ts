import { useEffect, useState } from 'react';

/** Milliseconds that typing must rest before the server is asked. */
const REST = 250;

/** What was typed last, once typing has rested. */
export function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
