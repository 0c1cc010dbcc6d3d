import { stageAt } from '@vellum/api/token-launch/launch-stage';
import type { Launch } from './launch-reader.ts';

const numberOf = (value: bigint | null) => (value === null ? null : Number(value));

/** How far a launch is at a chain time in milliseconds, as its presale says then. */
export const stageOf = (launch: Launch, now: number) =>
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
