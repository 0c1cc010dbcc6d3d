import { paths } from '../navigation/paths.ts';

/** The page of a launched token. */
export function tokenPath(tokenAddress: string): string {
  return paths.token.replace(':address', tokenAddress);
}
