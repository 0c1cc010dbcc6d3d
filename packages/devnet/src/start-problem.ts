/** Where a chain was to start, as the person at the terminal chose it. */
export type StartPlace = Readonly<{ host: string; port: number; dataFolder: string }>;

/** Refusals of the store and of replay, whose messages already say what to do. */
const speaking = [
  'DataFolderInUse',
  'DataFolderOutdated',
  'DataFolderRefused',
  'LogCorrupted',
  'ReplayDiffers',
];

/**
 * One line with the remedy for a failure that the person can mend; null for everything else, which is a bug
 * and should be seen whole.
 */
export function startProblem(error: unknown, place: StartPlace): string | null {
  if (!(error instanceof Error)) return null;
  if (speaking.includes(error.name)) return error.message;
  const at = `${place.host}:${place.port}`;
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return `${at} is taken: stop what listens there, or choose another port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `this machine has no interface "${place.host}": choose another host.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `not allowed to use ${at} or to write to ${place.dataFolder}: choose others.`;
    case 'ENOSPC':
      return `no space left for ${place.dataFolder}: free some, or choose another folder.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${place.dataFolder} is not a folder: choose another data folder.`;
    default:
      return null;
  }
}
