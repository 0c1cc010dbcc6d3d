import type { ReactNode } from 'react';
import { FrontPage } from '../../features/front-page/front-page.tsx';
import { TokenList } from '../../features/token-launch/token-list/token-list.tsx';

/** A page that does not come now is fetched again when it is opened. */
const fetchTokenPage = () =>
  void import('../../features/token-launch/token-page/token-page.tsx').catch(() => {});

/** The first page with the tokens in it. */
export function HomePage(): ReactNode {
  return <FrontPage tokens={<TokenList onPoint={fetchTokenPage} />} />;
}
