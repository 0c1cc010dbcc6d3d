import { paths } from './paths.ts';

type SwapEnds = Readonly<{
  /** Contract address of what is paid; TRX unless named. */
  pay?: string;
  /** Contract address of what is received; TRX unless named. */
  receive?: string;
  /** The page to lead back to afterwards. */
  from?: 'staking';
}>;

/** The swap page with its tokens filled in: `{ receive }` buys a token for TRX, `{ pay }` sells it. */
export function swapPath(ends: SwapEnds): string {
  return `${paths.swap}?${new URLSearchParams(ends)}`;
}
