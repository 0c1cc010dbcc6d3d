/**
 * Longest that a leader may say nothing to the database, in milliseconds: far more than a slow node needs for a batch of
 * blocks on a busy machine, because who is cut off on the way begins that batch again.
 */
const SILENCE_MS = 600_000;

/**
 * Settings of a session whose end hands a lock over. A process that was killed closes its connection by itself; that of a
 * machine that vanished, or of a process that stands still, is ended by PostgreSQL, and whoever wakes up later finds that
 * it can no longer write.
 */
export const watchedSession = [
  'set tcp_keepalives_idle = 10',
  'set tcp_keepalives_interval = 5',
  'set tcp_keepalives_count = 3',
  `set idle_session_timeout = ${SILENCE_MS}`,
  `set idle_in_transaction_session_timeout = ${SILENCE_MS}`,
].join('; ');

/** Takes it back for a connection that continues to serve others. */
export const unwatchedSession = [
  'reset tcp_keepalives_idle',
  'reset tcp_keepalives_interval',
  'reset tcp_keepalives_count',
  'reset idle_session_timeout',
  'reset idle_in_transaction_session_timeout',
].join('; ');
