import type { presaleChanges } from '@vellum/api/wire/choice-lists';
import { paths as wire } from '@vellum/api/wire/paths';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { presale } from '@vellum/contracts/presale';
import { addressIn } from '../../shared/chain/address-in.ts';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { ownerKeys } from './owner-keys.ts';
import { ownerSummary } from './owner-summary.ts';
import { TermsText } from './terms-text.tsx';
import { type OwnerText, ownerTexts } from './texts.ts';

/** Times in milliseconds, lengths in seconds, price in sun; all of them are set at once. */
export type PresaleTerms = Readonly<{
  startTime: number;
  endTime: number;
  presaleEthAmount: string;
  maxTotalNum: number;
  presaleMaxNum: number;
  softCapRate: number;
  userLPShare: number;
  devLPShare: number;
  devLPReceiver: string;
  vestingDelay: number;
  vestingRate: number;
  vestingDis: number;
  backingShare: number;
}>;

type Change = (typeof presaleChanges)[number];

/** Terms only where they are what is changed. */
export type PresaleParams = Readonly<{
  tokenAddress: string;
  presale: string;
  symbol: string;
  change: Change;
  value: string;
}> &
  Partial<PresaleTerms>;

const MS = 1000;

/** What the owner of a presale does with it. */
export const configurePresale = definePaidAction<PresaleParams, unknown, OwnerText>({
  key: 'presale.configure',
  texts: ownerTexts,
  lock: ({ presale: at, change }) => `presale.configure:${at}:${change}`,
  needs: ['wallet', 'network'],
  summary: ({ params, t }) => {
    const { change, symbol, value } = params;
    const does = t(`presaleDoes_${change}`, { what: symbol, value });
    return ownerSummary(t, {
      deed: t(`presale_${change}`),
      does: change === 'terms' ? <TermsText {...(params as PresaleTerms)} changes={does} /> : does,
      isForGood: change === 'cancel',
    });
  },
  before: ({ tokenAddress, change, ...params }) =>
    callSignedIn(wire.presale.prepareConfig, {
      tokenAddress: addressIn(tokenAddress),
      change,
      ...(change === 'terms' && wireTerms(params as PresaleTerms)),
    }),
  call: (params) => ({ contract: addressIn(params.presale), call: callOf(params) }),
  after: wire.presale.confirmConfig,
  invalidate: () => ownerKeys,
});

function wireTerms(terms: PresaleTerms) {
  return {
    startTime: terms.startTime,
    endTime: terms.endTime,
    presaleEthAmount: BigInt(terms.presaleEthAmount),
    maxTotalNum: terms.maxTotalNum,
    presaleMaxNum: terms.presaleMaxNum,
    softCapRate: terms.softCapRate,
    userLPShare: terms.userLPShare,
    devLPShare: terms.devLPShare,
    devLPReceiver: addressIn(terms.devLPReceiver),
    vestingDelay: terms.vestingDelay,
    vestingRate: terms.vestingRate,
    vestingDis: terms.vestingDis,
    backingShare: terms.backingShare,
  };
}

function callOf(params: PresaleParams): WriteCall {
  if (params.change === 'cancel') return presale.cancel();
  if (params.change === 'reclaim') return presale.reclaimTokens();
  const terms = params as unknown as PresaleTerms;
  return presale.setPlan({
    startTime: BigInt(Math.floor(terms.startTime / MS)),
    endTime: BigInt(Math.floor(terms.endTime / MS)),
    sharePrice: BigInt(terms.presaleEthAmount),
    shares: BigInt(terms.maxTotalNum),
    sharesPerBuyer: BigInt(terms.presaleMaxNum),
    softCapRate: BigInt(terms.softCapRate),
    userLpShare: BigInt(terms.userLPShare),
    creatorLpShare: BigInt(terms.devLPShare),
    creatorLpReceiver: addressIn(terms.devLPReceiver),
    vestingDelay: BigInt(terms.vestingDelay),
    vestingRate: BigInt(terms.vestingRate),
    vestingInterval: BigInt(terms.vestingDis),
    backingShare: BigInt(terms.backingShare),
  });
}
