import type { LaunchPower } from '@vellum/api/token-launch/launch-powers';
import type { TokenDetail } from '../../../shared/launch/launch-queries.ts';
import { lockDays } from '../../../shared/launch/lock-days.ts';

/** One sentence on what a creator can or cannot do. */
export type PowerLine =
  | Readonly<{ kind: 'power'; key: `power_${LaunchPower}` }>
  | Readonly<{
      kind: 'time';
      key: 'sellLater' | 'sellAfterLaunch';
      at: number | null;
      amount: bigint;
    }>
  | Readonly<{ kind: 'time'; key: 'lpLater' | 'lpAfterLaunch'; at: number | null; share: number }>
  | Readonly<{ kind: 'edit'; key: 'editTexts'; count: number }>
  | Readonly<{ kind: 'none'; key: 'noOwner' | 'cannot' | 'cannotKeep' }>;

type Facts = Pick<
  TokenDetail,
  'stage' | 'powers' | 'supplies' | 'terms' | 'liquidity' | 'edits' | 'presaleOwner' | 'tradeOwner'
>;

const DAY = 86_400_000;

/** What is left to a creator: its calls, what becomes its own and when, its texts, and what nobody can do. */
export function powerLines(token: Facts): readonly PowerLine[] {
  const isOver = token.stage === 'failed';
  return [
    ...token.powers.map((power) => ({ kind: 'power', key: `power_${power}` }) as const),
    ...(isOver ? [] : ownParts(token)),
    { kind: 'edit', key: 'editTexts', count: token.edits.count },
    ...(token.presaleOwner === null && token.tradeOwner === null
      ? [{ kind: 'none', key: 'noOwner' } as const]
      : []),
    ...(isOver ? [{ kind: 'none', key: 'cannotKeep' } as const] : []),
    { kind: 'none', key: 'cannot' },
  ];
}

/** Tokens and LP that the launch locks for the creator, and the day from which on they are free. */
function ownParts(token: Facts): readonly PowerLine[] {
  const { supplies, terms } = token;
  const at = freeFrom(token);
  const amount = BigInt(supplies.creator);
  return [
    ...(amount > 0n
      ? [{ kind: 'time', key: at === null ? 'sellAfterLaunch' : 'sellLater', at, amount } as const]
      : []),
    ...(terms.creatorLpShare > 0
      ? [
          {
            kind: 'time',
            key: at === null ? 'lpAfterLaunch' : 'lpLater',
            at,
            share: terms.creatorLpShare,
          } as const,
        ]
      : []),
  ];
}

/** The lock promised at the launch. It can be made longer, never shorter. */
function freeFrom({ liquidity, terms }: Facts): number | null {
  if (!liquidity) return null;
  const launchedAt = liquidity.usersFreeFrom - terms.vestingDelay * 1_000;
  return launchedAt + lockDays(terms) * DAY;
}
