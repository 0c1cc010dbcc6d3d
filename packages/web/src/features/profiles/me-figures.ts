import { useQuery } from '@tanstack/react-query';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { amountText, twoDecimals } from '../../shared/format/amount.ts';
import { call } from '../../shared/http/call.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useAvailable } from '../../shared/income/use-available.ts';
import { useMyProfile } from './me-parts.tsx';
import { tokensOfQuery } from './profile-queries.ts';
import { profileTexts } from './texts.ts';

/** U with 6 decimals. */
const DECIMALS = 6;

/** What stands below the ways to one's own pages: sums that those pages tell in full. */
export function useMyFigures(address: Address) {
  const t = useTexts(profileTexts);
  const available = useAvailable(address).worth;
  const power = useMyProfile(address)?.power;
  const boxes = useQuery({
    queryKey: ['blind-boxes', 'mine', address, 'sealed', 'count'],
    queryFn: ({ signal }) =>
      call(paths.blindBoxes.listMine, { address, pageNo: 1, pageSize: 50 }, { signal }),
  }).data;
  const launches = useQuery(tokensOfQuery(address)).data;
  const made = launches?.list.length ?? 0;
  const count = boxes?.list.length ?? 0;
  return {
    boxes: boxes && t(boxes.hasMore ? 'boxesMore' : 'boxes', { n: count }),
    /** Null for who launched nothing, as most people have. */
    launches:
      launches && made > 0 ? t(launches.hasMore ? 'launchesMore' : 'launches', { n: made }) : null,
    income: available == null ? undefined : t('toClaim', { u: twoDecimals(available) }),
    power:
      power === undefined ? undefined : t('inU', { u: amountText(BigInt(power), DECIMALS).short }),
  };
}
