/** The address of a page with its site: a path alone that begins with two slashes would name another site. */
export function pageAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  { origin }: Pick<Location, 'origin'> = location,
): string {
  return `${origin}${pathname}${search}${hash}`;
}
