import { randomBytes } from 'node:crypto';
import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { LaunchForm } from '@vellum/api/token-launch/launch-form';
import { launchPlan } from '@vellum/api/token-launch/launch-plan';
import { refusalsOfLaunch } from '@vellum/api/token-launch/launch-refusals';
import { tokenLaunch } from '@vellum/api/token-launch/token-launch';
import { reviewOf } from '@vellum/api/token-launch/token-review';
import { hashOfTexts, type TokenTexts } from '@vellum/api/token-launch/token-texts';
import { tokenFactory } from '@vellum/contracts/token-launch';
import type { Address, HexAddress } from '@vellum/tron/address';
import { base58Of } from '../../indexer/node/base58-of.ts';
import type { OrderPlan } from '../../orders/order-plan.ts';
import { requireTrx } from '../../platform/chain/require-holding.ts';
import { FieldsRefused, Refusal } from '../../platform/refusals/refusal.ts';
import type { LaunchParts } from './launch-parts.ts';

/** Making a token with everything that belongs to it. The web builds the same call from the same form. */
export function creationPlan(parts: LaunchParts): OrderPlan<LaunchForm> {
  return {
    kind: 'token-launch.create',
    async prepare({ address, body }) {
      await requireFitting(parts, body);
      await requireTexts(parts, address, body);
      const { enabled, creationFee } = await parts.factory.state();
      if (!enabled) throw new Refusal({ code: 'FACTORY_DISABLED' });
      await requireTrx(parts.account, address, creationFee);
      const call = tokenFactory.create(launchPlan(body, address), creationFee);
      return {
        quote: {
          creationFee: String(creationFee),
          draftId: randomBytes(12).toString('hex'),
          metadataHash: hashOfTexts(textsOf(body), null),
        },
        call: { contract: parts.contracts.tokenFactory, ...call },
      };
    },
    refusal: tokenFactory.refusal,
    proof: {
      source: 'tokenFactory',
      event: 'TokenCreated',
      concerns: ({ args }, { address }) => base58Of(args['creator'] as HexAddress) === address,
      result: ({ args }) => ({
        tokenAddress: base58Of(args['token'] as HexAddress),
        presaleAddress: base58Of(args['presale'] as HexAddress),
        tradeAddress: base58Of(args['trade'] as HexAddress),
      }),
    },
  };
}

/** What a form tells beside the chain. */
export const textsOf = (form: LaunchForm): TokenTexts => {
  const { description, website = '', telegram = '', twitter = '', image = '' } = form;
  return { description, website, telegram, twitter, image };
};

/** Refuses what the contracts would refuse, of each field, at the time of the chain. */
async function requireFitting({ factory, position }: LaunchParts, form: LaunchForm) {
  const [limits, { chainTime }] = await Promise.all([factory.limits(), position()]);
  const fields = refusalsOfLaunch(form, chainTime, limits);
  const [first] = fields;
  if (first === undefined) return;
  const codes = new Set(fields.map(({ problem }) => problem.code));
  const isOne = codes.size === 1 && isDeclared(first.problem);
  throw new FieldsRefused(isOne ? first.problem : { code: 'VALIDATION' }, fields);
}

const declared: readonly string[] = tokenLaunch.prepareCreation.errors;
const isDeclared = ({ code }: CodeWithParams) => declared.includes(code);

async function requireTexts({ drafts }: LaunchParts, address: Address, form: LaunchForm) {
  const { name, symbol, image } = form;
  if (reviewOf({ name, symbol, ...textsOf(form) }).length > 0) {
    throw new Refusal({ code: 'TEXT_FORBIDDEN' });
  }
  if (image && !(await drafts.hasImage(image, address))) {
    throw new Refusal({ code: 'IMAGE_UNKNOWN' });
  }
}
