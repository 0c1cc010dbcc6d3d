import { presale } from '@vellum/contracts/presale';
import type { Address } from '@vellum/tron/address';
import type { SaleParts } from '../../launches/sale-parts.ts';
import type { OrderPlan } from '../../orders/order-plan.ts';
import { tryCall } from '../../platform/chain/try-call.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { presaleProofs } from './presale-proofs.ts';

type OfToken = Readonly<{ tokenAddress: Address }>;
type Leaving = OfToken & Readonly<{ shares: number }>;

const MS = 1000n;

/** Giving shares back while the presale runs. */
export function leavePlan(parts: SaleParts): OrderPlan<Leaving> {
  return {
    kind: 'presale.leave',
    async prepare({ address, body: { tokenAddress, shares } }) {
      const { presale: contract } = await parts.launch(tokenAddress);
      const call = presale.leave(BigInt(shares));
      const tried = { sender: address, contract, call, refusal: presale.refusal };
      const codes = {
        PresaleWrongStatus: () => ({ code: 'NOT_IN_PRESALE' as const }),
        PresaleSharesInsufficient: ([, held]: readonly unknown[]) => ({
          code: 'EXCEEDS_AVAILABLE' as const,
          params: { available: String(held) },
        }),
      };
      await tryCall(parts.client, tried, codes, { code: 'NOT_REFUNDABLE' });
      const { config } = await parts.ask(contract, presale.data());
      const refund = String(BigInt(shares) * config.presaleEthAmount);
      return { quote: { refund }, call: { contract, ...call } };
    },
    refusal: presale.refusal,
    proof: presaleProofs.left,
  };
}

/** Taking everything back after a failure. Needs nobody's leave. */
export function refundPlan(parts: SaleParts): OrderPlan<OfToken> {
  return {
    kind: 'presale.refund',
    async prepare({ address, body: { tokenAddress } }) {
      const { presale: contract } = await parts.launch(tokenAddress);
      const call = presale.refund();
      const tried = { sender: address, contract, call, refusal: presale.refusal };
      await tryCall(parts.client, tried, {}, { code: 'NOT_REFUNDABLE' });
      const [{ config }, { shares }] = await Promise.all([
        parts.ask(contract, presale.data()),
        parts.ask(contract, presale.buyer(address)),
      ]);
      return {
        quote: { refund: String(shares * config.presaleEthAmount) },
        call: { contract, ...call },
      };
    },
    refusal: presale.refusal,
    proof: presaleProofs.refunded,
  };
}

/** Taking the LP that has vested. */
export function claimPlan(parts: SaleParts): OrderPlan<OfToken> {
  return {
    kind: 'presale.claim',
    async prepare({ address, body: { tokenAddress } }) {
      const { presale: contract } = await parts.launch(tokenAddress);
      const call = presale.claimVested();
      const tried = { sender: address, contract, call, refusal: presale.refusal };
      const [vested, launchedAt, { config }] = await Promise.all([
        parts.ask(contract, presale.vestedOf(address)),
        parts.ask(contract, presale.launchedAt()),
        parts.ask(contract, presale.data()),
      ]);
      const { chainTime } = await parts.position();
      const opensAt = (launchedAt + config.vestingDelay) * MS;
      if (vested === 0n && (launchedAt === 0n || opensAt > BigInt(chainTime))) {
        throw new Refusal({ code: 'CLAIM_NOT_OPEN' });
      }
      await tryCall(parts.client, tried, {}, { code: 'NOTHING_VESTED' });
      return {
        quote: { vested: String(vested) },
        call: { contract, ...call },
      };
    },
    refusal: presale.refusal,
    proof: presaleProofs.claimed,
  };
}
