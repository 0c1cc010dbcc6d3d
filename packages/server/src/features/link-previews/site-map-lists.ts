import { blindBoxes } from '@vellum/api/blind-boxes/blind-boxes';
import { cardMarket } from '@vellum/api/cards/card-market';
import { dao } from '@vellum/api/dao/dao';
import { profiles } from '@vellum/api/profiles/profiles';
import { tokenLaunch } from '@vellum/api/token-launch/token-launch';
import { MAX_PAGE_SIZE } from '@vellum/api/wire/page';
import type { Ask } from './ask-server.ts';
import { kindOfLink } from './kinds/link-kinds.ts';

/** Paths of one page of a list, and whether there are more. */
export type PathsOfPage = Readonly<{ paths: readonly string[]; hasMore: boolean }>;

type ReadPage = (ask: Ask, pageNo: number) => Promise<PathsOfPage>;

const NONE: PathsOfPage = { paths: [], hasMore: false };

/** Everything public that has a page of its own. Cards are listed while they are for sale. */
export const siteMapLists: Readonly<Record<string, ReadPage>> = {
  async tokens(ask, pageNo) {
    const page = await ask(tokenLaunch.list, { pageNo, pageSize: MAX_PAGE_SIZE });
    if (page === null) return NONE;
    const pathsOf = ({ tokenAddress, stage }: (typeof page.list)[number]) => [
      kindOfLink.token.pathOf(tokenAddress),
      ...(stage === 'launched' ? [] : [kindOfLink.presale.pathOf(tokenAddress)]),
    ];
    return { paths: page.list.flatMap(pathsOf), hasMore: page.hasMore };
  },
  async cards(ask, pageNo) {
    const page = await ask(cardMarket.list, { pageNo, pageSize: MAX_PAGE_SIZE });
    return ofPage(page, ({ tokenId }) => kindOfLink.card.pathOf(tokenId));
  },
  async boxes(ask, pageNo) {
    const page = await ask(blindBoxes.listSeries, { pageNo, pageSize: MAX_PAGE_SIZE });
    return ofPage(page, ({ seriesId }) => kindOfLink.box.pathOf(seriesId));
  },
  async proposals(ask, pageNo) {
    const page = await ask(dao.list, { pageNo, pageSize: MAX_PAGE_SIZE });
    return ofPage(page, ({ proposalId }) => kindOfLink.proposal.pathOf(proposalId));
  },
  async users(ask, pageNo) {
    const page = await ask(profiles.list, { pageNo, pageSize: MAX_PAGE_SIZE });
    return ofPage(page, ({ address }) => kindOfLink.profile.pathOf(address));
  },
};

type Page<Row> = Readonly<{ list: readonly Row[]; hasMore: boolean }> | null;

const ofPage = <Row>(page: Page<Row>, pathOf: (row: Row) => string): PathsOfPage =>
  page === null ? NONE : { paths: page.list.map(pathOf), hasMore: page.hasMore };
