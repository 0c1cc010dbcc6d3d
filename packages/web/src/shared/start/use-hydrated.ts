import { useStore } from '../state/use-store.ts';

/** Whether this part is hydrated: false on the server and while its markup is taken over, for what the server cannot know. */
export function useHydrated(): boolean {
  return useStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => {};
