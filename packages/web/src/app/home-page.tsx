import { type ReactNode, Suspense } from 'react';
import { FrontPage } from '../features/front-page/front-page.tsx';
import { tokenListTexts } from '../features/token-launch/token-list/texts.ts';
import { TokenListSkeleton } from '../features/token-launch/token-list/token-list-skeleton.tsx';
import { bringTexts } from '../shared/i18n/active-locale.ts';
import { launchTexts } from '../shared/launch/texts.ts';
import { lazyLater } from '../shared/start/lazy-later.ts';

const TokenList = lazyLater(async () => {
  const [{ TokenList }] = await Promise.all([
    import('../features/token-launch/token-list/token-list.tsx'),
    bringTexts(launchTexts),
    bringTexts(tokenListTexts),
  ]);
  return TokenList;
}, 'soon');

/** A page that does not come now is fetched again when it is opened. */
const fetchTokenPage = () =>
  void import('../features/token-launch/token-page/token-page.tsx').catch(() => {});

/** The first page with the tokens in it, which come once it stands. */
export function HomePage(): ReactNode {
  return (
    <FrontPage
      tokens={
        <Suspense fallback={<TokenListSkeleton />}>
          <TokenList onPoint={fetchTokenPage} />
        </Suspense>
      }
    />
  );
}
