import { paths } from '../../shared/navigation/paths.ts';

/** The page of term stakes, on the reader's own. */
export const myTermsPath = `${paths.coinStaking}?view=mine`;

/** The same with a term chosen. */
export const termPath = (days: number): string => `${paths.coinStaking}?days=${days}`;
