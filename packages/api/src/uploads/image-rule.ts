import type { ErrorCode } from '../refusals/error-codes.ts';

/** Spec §5, §9: an image is under 4 MB; 4 MiB itself is too much. */
export const IMAGE_BYTES_LIMIT = 4 * 1024 * 1024;
export const IMAGE_LIMIT_TEXT = '4 MB';

/** What the upload takes, by media type. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** What the page can tell before it sends the file; the server looks into it. */
export function refusalOfImage(file: Readonly<{ size: number; type: string }>): ErrorCode | null {
  if (file.size >= IMAGE_BYTES_LIMIT) return 'IMAGE_TOO_LARGE';
  return (imageTypes as readonly string[]).includes(file.type) ? null : 'IMAGE_FORMAT';
}
