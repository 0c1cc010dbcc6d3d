import { presale } from '@vellum/contracts/presale';
import { launchToken } from '@vellum/contracts/token-launch';
import type { Address } from '@vellum/tron/address';
import { eventSource } from '../../indexer/events/event-source.ts';
import { sumOf } from '../../indexer/events/event-values.ts';
import type { ChainEvent, Projection } from '../../indexer/projection.ts';
import { launchesOf } from '../../launches/launch-members.ts';
import { type Span, spansAt } from '../../launches/spans.ts';
import { addRows } from '../../platform/database/add-rows.ts';
import { byIndex } from '../../platform/database/by-index.ts';

type TokenSpanRow = { span: Span; start: bigint; token: Address; raised: bigint; burned: bigint };

const NOBODY = '410000000000000000000000000000000000000000';

/** What presales raised and how much of each token was burned, by hour, by day and in all. */
export const rankProjection: Projection = {
  name: 'rankings',
  tables: ['token_span'],
  sources: [eventSource('presale', presale), eventSource('launchToken', launchToken)],
  async apply(transaction, all) {
    const events = all.filter((event) => isRaised(event) || isBurned(event));
    if (events.length === 0) return;
    await byIndex(transaction, async () => {
      const launchOf = await launchesOf(transaction, events);
      const tokenOf = ({ contract }: ChainEvent) => launchOf(contract).token;
      await addRows(transaction, 'token_span', ['span', 'start', 'token'], sums(events, tokenOf), {
        ...{ raised: 'add', burned: 'add' },
      });
    });
  },
};

const isRaised = ({ source, name }: ChainEvent) =>
  source === 'presale' && (name === 'Bought' || name === 'Left');
const isBurned = ({ source, name, args }: ChainEvent) =>
  source === 'launchToken' && name === 'Transfer' && args['to'] === NOBODY;

const burnedBy = (event: ChainEvent) => (isBurned(event) ? sumOf(event, 'value') : 0n);

function raisedBy(event: ChainEvent): bigint {
  if (!isRaised(event)) return 0n;
  return event.name === 'Bought' ? sumOf(event, 'paid') : -sumOf(event, 'paid');
}

function sums(events: readonly ChainEvent[], tokenOf: (event: ChainEvent) => Address) {
  const rows = new Map<string, TokenSpanRow>();
  for (const event of events) {
    const token = tokenOf(event);
    for (const { span, start } of spansAt(event.timestamp)) {
      const key = `${span} ${start} ${token}`;
      const row = rows.get(key) ?? { span, start, token, raised: 0n, burned: 0n };
      rows.set(key, row);
      row.burned += burnedBy(event);
      row.raised += raisedBy(event);
    }
  }
  return [...rows.values()];
}
