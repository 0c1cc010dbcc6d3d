import { paths } from '@vellum/api/wire/paths';
import { blindBox } from '@vellum/contracts/blind-boxes';
import { governor } from '@vellum/contracts/dao';
import { energyDesk } from '@vellum/contracts/energy';
import { otcDesk } from '@vellum/contracts/otc';
import { type CheckContext, differs } from './check-context.ts';

/** What everyone sees: offers, rentals, proposals, series of boxes, burns. */
export async function deskScreens(context: CheckContext): Promise<string[]> {
  const parts = await Promise.all(
    [offers, rentals, proposals, series, burns].map((screen) => screen(context)),
  );
  return parts.flat();
}

const anybody = ({ users }: CheckContext) => users[0]!;

async function offers(context: CheckContext): Promise<string[]> {
  const rows = await context.rows(anybody(context), paths.otc.list);
  const count = await context.read('otcDesk', otcDesk.count());
  const found = differs('offers', rows.length, count);
  for (const { offerId, left, state } of rows) {
    const offer = await context.read('otcDesk', otcDesk.offer(BigInt(offerId)));
    const isLeft = state === 'open' || state === 'expired';
    found.push(...differs(`left of offer ${offerId}`, isLeft ? left : 0, offer.left));
  }
  return found;
}

/** What the page calls a rental by what the contract calls it. */
const rentalWords: Readonly<Record<string, string>> = {
  ...{ waiting: 'waiting', late: 'waiting', delivered: 'delivered', due: 'delivered' },
  ...{ ended: 'settled', refunded: 'refunded' },
};

async function rentals(context: CheckContext): Promise<string[]> {
  const rows = await context.rows(anybody(context), paths.energy.list);
  const count = await context.read('energyDesk', energyDesk.count());
  const found = differs('rentals', rows.length, count);
  for (const { rentalId, state } of rows) {
    const rental = await context.read('energyDesk', energyDesk.rental(BigInt(rentalId)));
    found.push(...differs(`rental ${rentalId}`, rentalWords[state], rental.state));
  }
  return found;
}

async function proposals(context: CheckContext): Promise<string[]> {
  const found: string[] = [];
  for (const row of await context.rows(anybody(context), paths.dao.list)) {
    const id = BigInt(row.proposalId);
    const votes = await context.read('governor', governor.votesOf(id));
    found.push(...differs(`for ${row.number}`, row.inFavour, votes.inFavour));
    found.push(...differs(`against ${row.number}`, row.against, votes.against));
    found.push(...differs(`abstaining ${row.number}`, row.abstain, votes.abstain));
  }
  return found;
}

async function series(context: CheckContext): Promise<string[]> {
  const rows = await context.rows(anybody(context), paths.blindBoxes.listSeries);
  const count = await context.read('blindBox', blindBox.seriesCount());
  const found = differs('series of boxes', rows.length, count);
  for (const { seriesId, sold } of rows) {
    const kept = await context.read('blindBox', blindBox.series(BigInt(seriesId)));
    found.push(...differs(`sold of series ${seriesId}`, sold, kept.sold));
  }
  return found;
}

async function burns(context: CheckContext): Promise<string[]> {
  const page = await context.shown(anybody(context), paths.burnMining.get);
  return differs('burns', page?.proof.state, 'equal');
}
