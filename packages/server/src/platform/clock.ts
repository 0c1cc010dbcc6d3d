/** The time of day in unix milliseconds. Never held against chain time, which comes from blocks. */
export type Clock = () => number;

/** Milliseconds on a clock that is never set back. */
export type SteadyClock = () => number;
