import type { ErrorCode } from '@vellum/api/refusals/error-codes';

const says = (code: ErrorCode, ...messages: string[]): [string, ErrorCode][] =>
  messages.map((message) => [message, code]);

/** What the messages of the router and of its pairs mean to a person: they come from contracts without errors by name. */
export const revertWords: ReadonlyMap<string, ErrorCode> = new Map([
  ...says(
    'SLIPPAGE',
    'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT',
    'UniswapV2Router: EXCESSIVE_INPUT_AMOUNT',
    'UniswapV2Router: INSUFFICIENT_A_AMOUNT',
    'UniswapV2Router: INSUFFICIENT_B_AMOUNT',
  ),
  ...says('DEADLINE_OVER', 'UniswapV2Router: EXPIRED'),
  ...says('POOL_EMPTY', 'UniswapV2Library: INSUFFICIENT_LIQUIDITY'),
  ...says('NOT_ENOUGH_LIQUIDITY', 'UniswapV2: INSUFFICIENT_LIQUIDITY', 'UniswapV2: OVERFLOW'),
  ...says(
    'AMOUNT_TOO_SMALL',
    'UniswapV2: INSUFFICIENT_OUTPUT_AMOUNT',
    'UniswapV2Library: INSUFFICIENT_INPUT_AMOUNT',
    'UniswapV2Library: INSUFFICIENT_OUTPUT_AMOUNT',
    'UniswapV2: INSUFFICIENT_LIQUIDITY_BURNED',
  ),
  // The first is of our own chain's router, the second of others. What a swap pays out never fails so.
  ...says(
    'ALLOWANCE_MISSING',
    'TransferHelper: CALL_FAILED',
    'TransferHelper: TRANSFER_FROM_FAILED',
  ),
]);
