/** How much more than the present price is sent for a level priced in U: its price moves with the market. */
const HEAD_ROOM_BPS = 300n;
const WHOLE_BPS = 10_000n;

/** Minutes within which a second purchase of the same level is warned of. */
export const REPEATED_MINTING_MINUTES = 10;

/** Sun to send for a price of now. What is above the price when it is paid is refunded by the contract. */
export const paymentFor = (price: bigint, isPricedInU: boolean): bigint =>
  isPricedInU ? price + (price * HEAD_ROOM_BPS) / WHOLE_BPS : price;
