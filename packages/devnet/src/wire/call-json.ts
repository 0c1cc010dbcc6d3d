import { toHex, utf8ToBytes } from '@vellum/tron/bytes';
import type { JsonObject } from '@vellum/tron/json';
import { type JsonStyle, messageToJson } from '@vellum/tron/protocol/to-json';
import type { Transaction } from '@vellum/tron/transaction';
import type { ExecutionOutcome } from '../tvm/execution.ts';
import { withConsoleData } from './console-json.ts';
import { asJavaObject } from './java-object.ts';
import { InternalTransactionMessage, internalMessage, LogMessage, logMessage } from './log-json.ts';
import { draftTransactionJson } from './transaction-json.ts';

const REVERTED = 'REVERT opcode executed';

/** `Return` of a failed request: the text is hex, or itself when `visible`. */
export function refusedResult(code: string, message: string, style: JsonStyle): JsonObject {
  return { code, ...(message !== '' && { message: refusalText(message, style) }) };
}

export function refusalText(message: string, style: JsonStyle): string {
  return style.visible ? message : toHex(utf8ToBytes(message));
}

/** Answer to a constant call that the machine ran to its end, or to a REVERT. */
export function constantCallJson(
  outcome: ExecutionOutcome,
  transaction: Transaction,
  style: JsonStyle,
): JsonObject {
  const reverted = outcome.result === 'REVERT';
  const message = style.visible ? REVERTED : toHex(utf8ToBytes(REVERTED));
  return asJavaObject({
    result: { result: true, ...(reverted && { message }) },
    ...(outcome.energyUsed > 0n && { energy_used: outcome.energyUsed }),
    ...(outcome.energyPenalty && { energy_penalty: outcome.energyPenalty }),
    constant_result: [toHex(outcome.returnData)],
    ...(outcome.logs.length > 0 && { logs: outcome.logs.map((log) => logJson(log, style)) }),
    ...(outcome.internal.length > 0 && {
      internal_transactions: withConsoleData(
        outcome.internal.map((internal) =>
          messageToJson(InternalTransactionMessage, internalMessage(internal), style),
        ),
        outcome.console,
      ),
    }),
    transaction: {
      ret: [reverted ? { ret: 'FAILED' } : {}],
      ...draftTransactionJson(transaction, style),
    },
  });
}

/** The text of the exception that java-tron throws out of a constant call that ended this way. */
export function machineErrorText(outcome: ExecutionOutcome): string {
  return `class ${outcome.exception ?? 'java.lang.RuntimeException'} : ${outcome.message}`;
}

function logJson(log: ExecutionOutcome['logs'][number], style: JsonStyle): JsonObject {
  // Without the prefix in both styles, unlike logs of receipts: java-tron encodes 20 bytes as base58 here.
  return messageToJson(LogMessage, logMessage(log, { visible: false }), style);
}
