/** The time of day in unix milliseconds. Never held against chain time, which comes from blocks. */
export type Clock = () => number;
