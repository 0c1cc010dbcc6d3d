/** SQL: what burns took out of the pair of this token, each in bps of what the pair held, rounded up, as the token counts. */
export const burnedBps = (token: string): string => `(select coalesce(sum(
    div(b.amount * 10000 + b.amount + b.reserve_after - 1, b.amount + b.reserve_after)), 0)::int
  from launch_burn b where b.token = ${token})`;
