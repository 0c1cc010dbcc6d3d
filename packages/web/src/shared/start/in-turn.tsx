import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterFirstPage } from './first-page.ts';

/**
 * A part of a long page that is drawn in a turn of its own the first time, so that no tap waits for all of them. Whoever comes
 * back finds it at once: the page has its height again.
 */
export function inTurn<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  let hadTurn = false;
  return function InTurn(props: Props): ReactNode {
    const [isDrawn, draw] = useState(hadTurn);
    useEffect(() => {
      void afterFirstPage('soon').then(() => {
        hadTurn = true;
        startTransition(() => draw(true));
      });
    }, []);
    return isDrawn && <Part {...props} />;
  };
}
