import {
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  useState,
} from 'react';

type Sheet<Props> = LazyExoticComponent<
  ComponentType<Props & Readonly<{ open: boolean; onClose: () => void }>>
>;

/** A sheet whose code is fetched when it is first asked for; it stays mounted from then on. */
export function useLazySheet<Props extends object>(
  Shown: Sheet<Props>,
  props: Props,
): Readonly<{ sheet: ReactNode; open: () => void }> {
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const sheet = state !== 'unasked' && (
    <Suspense>
      <Shown {...props} open={state === 'open'} onClose={() => setState('closed')} />
    </Suspense>
  );
  return { sheet, open: () => setState('open') };
}
