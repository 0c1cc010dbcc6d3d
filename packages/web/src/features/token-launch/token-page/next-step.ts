import type { TokenDetail } from '../../../shared/launch/token-query.ts';

type Step = Readonly<{
  page: 'presale' | 'trade';
  name: 'watch' | 'buy' | 'launch' | 'refund' | 'trade' | 'claim';
}>;

/** The one way on from a token: where something can be bought, claimed or taken back now. */
export function nextStep({ stage, trade }: Pick<TokenDetail, 'stage' | 'trade'>): Step {
  switch (stage) {
    case 'notStarted':
      return { page: 'presale', name: 'watch' };
    case 'inProgress':
      return { page: 'presale', name: 'buy' };
    case 'ended':
      return { page: 'presale', name: 'launch' };
    case 'failed':
      return { page: 'presale', name: 'refund' };
    case 'launched':
      return trade === 'open'
        ? { page: 'trade', name: 'trade' }
        : { page: 'presale', name: 'claim' };
  }
}
