import { type ReactNode, Suspense } from 'react';
import { helpTexts } from '../features/help/texts.ts';
import { bringTexts } from '../shared/i18n/active-locale.ts';
import { lazyLater } from '../shared/start/lazy-later.ts';
import type { RouteName } from './route-name.ts';

const HelpLive = lazyLater(async () => {
  const [{ HelpLive }] = await Promise.all([import('./help-live.tsx'), bringTexts(helpTexts)]);
  return HelpLive;
});

/** Beside the title of every page: the way to its help. Its room is kept until it comes. */
export function HelpSlot({ name }: Readonly<{ name: RouteName }>): ReactNode {
  return (
    <Suspense fallback={<span aria-hidden className="size-11 flex-none" />}>
      <HelpLive name={name} />
    </Suspense>
  );
}
