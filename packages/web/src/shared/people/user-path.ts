import { paths } from '../navigation/paths.ts';

/** The page of a user. */
export function userPath(address: string): string {
  return paths.user.replace(':address', address);
}
