import type { HexAddress } from '@vellum/tron/address';
import type { Code } from './code.ts';
import { multiplied, PLAIN_PRICE } from './dynamic-energy.ts';
import type { TokenValue } from './execution.ts';
import { Fault } from './fault.ts';
import { Memory } from './memory.ts';
import { opcodeName } from './opcode-names.ts';
import type { Run } from './run.ts';
import type { Word } from './words.ts';

/** What a frame is asked to do. */
export type Message = Readonly<{
  code: Code;
  /** Whose storage and balance the code works on. */
  address: HexAddress;
  caller: HexAddress;
  value: Word;
  /** TRC-10 tokens sent along. */
  token?: TokenValue | undefined;
  data: Uint8Array;
  energyLimit: number;
  isStatic: boolean;
  /** 0 for the outermost frame. */
  depth: number;
  /** Version of the contract whose code runs; 1 keeps back 1/64 of the energy in calls and creates. */
  version: 0 | 1;
  /** Hash of the transaction or internal transaction that the frame belongs to. */
  hash: Uint8Array;
}>;

const EMPTY = new Uint8Array(0);

/** A run of one piece of code: its stack, memory, position and bill. Energy is counted in whole units. */
export class Frame {
  readonly run: Run;
  readonly message: Message;
  readonly stack: Word[] = [];
  readonly memory = new Memory();
  /** What a unit of energy costs in this contract, in ten-thousandths; dynamic energy raises it. */
  price = PLAIN_PRICE;
  /** Position of the next operation. */
  position = 0;
  opcode = 0;
  isStopped = false;
  isReverted = false;
  energyUsed = 0;
  /** What CALL and its relatives computed as energy for the callee while they were priced. */
  callEnergy = 0;
  /** Result of the last call made by this frame. */
  returnData: Uint8Array = EMPTY;
  /** What the frame itself returns. */
  output: Uint8Array = EMPTY;

  constructor(run: Run, message: Message) {
    this.run = run;
    this.message = message;
  }

  get energyLeft(): number {
    return this.message.energyLimit - this.energyUsed;
  }

  /** Heights are checked before an operation runs, so a pop always finds something. */
  pop(): Word {
    return this.stack.pop() as Word;
  }

  push(word: Word): void {
    this.stack.push(word);
  }

  /** The value `depth` places below the top. */
  peek(depth: number): Word {
    return this.stack[this.stack.length - 1 - depth] as Word;
  }

  /** Price of an operation in this contract, which dynamic energy may have made dearer. */
  priced(energy: number): number {
    return multiplied(energy, this.price);
  }

  spend(energy: number): void {
    if (energy > this.message.energyLimit - this.energyUsed) {
      throw new Fault(
        'OUT_OF_ENERGY',
        `Not enough energy for '${opcodeName(this.opcode)}' operation executing: curInvokeEnergyLimit[${this.message.energyLimit}], curOpEnergy[${energy}], usedEnergy[${this.energyUsed}]`,
      );
    }
    this.energyUsed += energy;
  }

  /** Spends the price of an operation whose plain price is `energy`. */
  spendPriced(energy: number): void {
    if (this.price === PLAIN_PRICE) this.spend(energy);
    else this.#spendWithPenalty(energy, this.priced(energy) - energy);
  }

  #spendWithPenalty(energy: number, penalty: number): void {
    if (energy + penalty > this.energyLeft) {
      throw new Fault(
        'OUT_OF_ENERGY',
        `Not enough energy for '${opcodeName(this.opcode)}' operation executing: curInvokeEnergyLimit[${this.message.energyLimit}], curOpEnergy[${energy}], penaltyEnergy[${penalty}], usedEnergy[${this.energyUsed}]`,
      );
    }
    this.energyUsed += energy + penalty;
    this.run.penalty += penalty;
  }

  refund(energy: number): void {
    this.energyUsed -= energy;
  }

  stop(output: Uint8Array): void {
    this.output = output;
    this.isStopped = true;
  }
}
