import { stageAt } from '@vellum/api/token-launch/launch-stage';
import type { LaunchRow } from './launch-row.ts';

/** What the stage of a launch is computed from. */
export type StageColumn =
  | 'start_time'
  | 'end_time'
  | 'shares'
  | 'sold'
  | 'soft_cap_rate'
  | 'sold_out_at'
  | 'launched_at'
  | 'failed_at';

const numberOf = (value: bigint | null) => (value === null ? null : Number(value));

/** How far a launch is at a chain time in milliseconds, as its presale says then. */
export const stageOf = (launch: Readonly<Pick<LaunchRow, StageColumn>>, now: number) =>
  stageAt(
    {
      startTime: Number(launch.start_time),
      endTime: Number(launch.end_time),
      shares: Number(launch.shares),
      sold: Number(launch.sold),
      softCapRate: launch.soft_cap_rate,
      soldOutAt: numberOf(launch.sold_out_at),
      launchedAt: numberOf(launch.launched_at),
      failedAt: numberOf(launch.failed_at),
    },
    now,
  );
