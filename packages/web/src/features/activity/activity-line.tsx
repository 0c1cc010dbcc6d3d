import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import { shortenAddress } from '@vellum/tron/address';
import { formatAmount } from '@vellum/tron/amount';
import {
  ArrowLeftRight,
  Box,
  ChevronRight,
  Coins,
  ExternalLink,
  Flame,
  Landmark,
  Lock,
  type LucideIcon,
  Receipt,
  Repeat,
  Shield,
  UserRound,
  Zap,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { explorerLink, useProjectConfig } from '../../shared/chain/project-config.ts';
import { clockText } from '../../shared/format/date.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { resumedRun } from '../../shared/paid-action/resumed.ts';
import { progressOf } from '../../shared/paid-action/sheet/progress-steps.ts';
import { Certificate, CoinTray } from '../../shared/ui/art/drawn-icons.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import type { ActivityEntry } from './activity-entry.ts';
import { OpenPart } from './open-part.tsx';
import { OutcomeText } from './outcome-text.tsx';
import { StatusMark } from './status-mark.tsx';
import { activityTexts } from './texts.ts';

const icons: Readonly<Record<string, LucideIcon>> = {
  membership: UserRound,
  cards: Certificate,
  'card-pledge': Certificate,
  'blind-boxes': Box,
  staking: CoinTray,
  'burn-mining': Flame,
  withdrawal: Receipt,
  income: Receipt,
  swap: Repeat,
  liquidity: Coins,
  locks: Lock,
  otc: ArrowLeftRight,
  'token-sale': ArrowLeftRight,
  owner: Shield,
  trade: ArrowLeftRight,
  energy: Zap,
  dao: Landmark,
  approvals: Shield,
};

/** The icon of the feature that an action belongs to. */
function kindIcon(kind: OrderKind): LucideIcon {
  return icons[kind.split('.')[0] ?? ''] ?? Coins;
}

const look = 'inline-flex min-h-11 items-center gap-1 text-14 text-primary';

/** Where else to look while it is in progress, and how to try again what failed. */
function EntryLinks({ entry }: Readonly<{ entry: ActivityEntry }>): ReactNode {
  const t = useTexts(activityTexts);
  const navigate = useNavigate();
  const config = useProjectConfig();
  const { record, status, elsewhere, txid } = entry;
  const link = txid && status === 'running' ? explorerLink(config, txid) : null;
  const canRetry = record !== null && !elsewhere && (status === 'failed' || hasLapsed(entry));
  if (link === null && !canRetry) return null;
  return (
    <div className="flex flex-wrap gap-x-6">
      {link && (
        <a href={link} target="_blank" rel="noreferrer" className={look}>
          {t('explorer')}
          <Icon of={ExternalLink} size={16} />
        </a>
      )}
      {canRetry && (
        <button
          type="button"
          className={look}
          onClick={() => {
            void navigate(record.page, { state: resumedRun(record) });
          }}
        >
          {t(resumedRun(record) ? 'reviewAgain' : 'toForm')}
        </button>
      )}
    </div>
  );
}

/** Time to sign ran out; what was given up stays so. */
const hasLapsed = ({ status, record }: ActivityEntry): boolean =>
  status === 'cancelled' && record?.signed === null && !record.dropped;

type ActivityLineProps = Readonly<{ entry: ActivityEntry; onShow: () => void }>;

/** One action: what, when, how much, where it stands, and what can be done about it. */
export function ActivityLine({ entry, onShow }: ActivityLineProps): ReactNode {
  const t = useTexts(activityTexts);
  return (
    <div className="grid grid-cols-[44px_1fr] gap-x-3 px-4 py-3">
      <span className="grid size-11 place-items-center rounded-control border border-line-soft bg-surface text-primary">
        <Icon of={kindIcon(entry.key)} />
      </span>
      <div className="min-w-0">
        <button
          type="button"
          onClick={onShow}
          className="flex min-h-11 w-full items-start gap-3 text-left"
        >
          <span className="min-w-0 flex-1">
            <span className="flex items-center gap-1">
              {t(entry.key)}
              <Icon of={ChevronRight} size={16} className="text-ink-2" />
            </span>
            <span className="block text-13 text-ink-2">
              <When entry={entry} />
            </span>
          </span>
          <span className="grid flex-none justify-items-end text-right">
            <Given entry={entry} />
            <StatusMark entry={entry} />
          </span>
        </button>
        {entry.record && entry.status === 'running' && <Segments entry={entry} />}
        <OpenPart entry={entry} />
        <OutcomeText entry={entry} />
        <EntryLinks entry={entry} />
      </div>
    </div>
  );
}

function When({ entry }: Readonly<{ entry: ActivityEntry }>): ReactNode {
  const t = useTexts(activityTexts);
  const { record, elsewhere } = entry;
  if (record && elsewhere) return t('otherAddress', { address: shortenAddress(record.account) });
  const time = clockText(entry.at);
  const order = record?.orderId ?? entry.order?.orderId;
  return order ? t('atOrder', { time, order: order.slice(-6) }) : t('at', { time });
}

/** What is given. Struck through when it did not leave the wallet. */
function Given({ entry }: Readonly<{ entry: ActivityEntry }>): ReactNode {
  const hasStayed = entry.status === 'failed' || entry.status === 'cancelled';
  return entry.give.map(({ symbol, amount, decimals, stands }) => (
    <span
      key={symbol}
      className={`whitespace-nowrap ${hasStayed ? 'text-ink-2 line-through' : 'font-strong'}`}
    >
      {stands === undefined ? (
        <>
          {`−${formatAmount(BigInt(amount), decimals, { grouping: true })}`}
          <span className="ml-1 text-14 font-normal text-ink-2">{symbol}</span>
        </>
      ) : (
        <span className="whitespace-normal">{`−${stands}`}</span>
      )}
    </span>
  ));
}

const shades = {
  done: 'bg-primary',
  now: 'bg-accent',
  ahead: 'hatched [--hatch:var(--line)]',
  failed: 'bg-down',
} as const;

function Segments({ entry }: Readonly<{ entry: ActivityEntry }>): ReactNode {
  const { record } = entry;
  if (!record) return null;
  return (
    <div aria-hidden className="mt-2 grid auto-cols-fr grid-flow-col gap-1">
      {progressOf(record.state.step, record.approval !== null).map(({ line, state }) => (
        <span key={line} className={`h-1.5 rounded-full ${shades[state]}`} />
      ))}
    </div>
  );
}
