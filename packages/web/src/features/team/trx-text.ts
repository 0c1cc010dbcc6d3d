import { amountText } from '../../shared/format/amount.ts';

/** Sun as TRX, in the short form of lists. */
export const trxText = (sun: string): string => amountText(BigInt(sun), 6).short;
