import type { ServerConfig } from '../../config/config.ts';
import { imageBucket } from './image-bucket.ts';
import { imageFolder } from './image-folder.ts';

/** Where images are stored. They are named by their content and never change. */
export type ImageStore = Readonly<{
  put(sha256: string, data: Buffer): Promise<void>;
  has(sha256: string): Promise<boolean>;
  /** Null when there is none. */
  read(sha256: string): Promise<Buffer | null>;
  /** Succeeds also when there is none. */
  remove(sha256: string): Promise<void>;
}>;

/** The bucket of the configuration, else its folder. */
export function imageStoreOf({
  mediaBucket,
  mediaFolder,
}: Pick<ServerConfig, 'mediaBucket' | 'mediaFolder'>): ImageStore {
  return mediaBucket ? imageBucket(mediaBucket) : imageFolder(mediaFolder);
}
