import type { Body } from './body.ts';

/** What a piece of code knows of the program around it. */
export type Scene = Readonly<{
  /** Contracts of the program whose addresses the frame has in memory. */
  contracts: number;
  /** Most energy that one call hands on: what calls each other must come to an end. */
  mostEnergy: number;
  /** Whether the program was sent tokens: only then does CALLTOKENID name one. */
  hasToken: boolean;
  /** Whether a fault would end the whole program. */
  isOutermost: boolean;
  /** Whether the owner of programs runs it, whose signatures are known. */
  hasOwner: boolean;
  /** Init code of another contract; undefined where contracts are nested deep enough. */
  child: (() => Uint8Array) | undefined;
}>;

/** Appends some operations; the stack may be left higher or lower, but never with unknown kinds on it. */
export type Statement = (body: Body, scene: Scene) => void;
