import { MalformedHex } from '@vellum/tron/bytes';
import { ArithmeticRefusal } from '../../execution/refusal.ts';
import { IllegalBase58, NullPointer } from '../../wire/java-bytes.ts';
import { MalformedJson } from '../../wire/json-text.ts';
import { UnreadableMessage } from '../../wire/json-tokens.ts';

const DECODER = 'org.bouncycastle.util.encoders.DecoderException';

/** A refusal that java-tron answers as `{"Error":"class <javaClass> : <message>"}` with status 200. */
export class JavaError extends Error {
  override name = 'JavaError';
  readonly javaClass: string;

  constructor(javaClass: string, message: string) {
    super(message);
    this.javaClass = javaClass;
  }

  /** What java prints for the exception. */
  get text(): string {
    return `class ${this.javaClass} : ${this.message}`;
  }
}

/** The refusal that a malformed request comes down to, or undefined when the error is a bug of ours. */
export function asJavaError(error: unknown): JavaError | undefined {
  if (error instanceof JavaError) return error;
  if (error instanceof ArithmeticRefusal) {
    return new JavaError('java.lang.ArithmeticException', error.reason);
  }
  if (!(error instanceof Error)) return undefined;
  const [javaClass, text = error.message] = JAVA_CLASSES.get(error.name) ?? [];
  return javaClass === undefined ? undefined : new JavaError(javaClass, text);
}

export function contractValidateError(message: string): JavaError {
  return new JavaError('org.tron.core.exception.ContractValidateException', message);
}

/** A refusal of hex. */
export function decodingError(why: string): JavaError {
  return new JavaError(DECODER, `exception decoding Hex string: ${why}`);
}

export function invalidParameter(message: string): JavaError {
  return new JavaError('java.security.InvalidParameterException', message);
}

/** Errors that a request can cause, by name, with the exception that java-tron reports, and its text where ours is another. */
const JAVA_CLASSES = new Map<string, readonly [javaClass: string, text?: string]>([
  [new MalformedJson('').name, ['com.alibaba.fastjson.JSONException', 'syntax error']],
  [
    new MalformedHex('').name,
    [DECODER, 'exception decoding Hex string: invalid characters encountered in Hex string'],
  ],
  [new UnreadableMessage('').name, ['org.tron.core.services.http.JsonFormat$ParseException']],
  [new IllegalBase58('').name, ['java.lang.IllegalArgumentException']],
  [new NullPointer().name, ['java.lang.NullPointerException']],
  ['MalformedMessage', ['com.google.protobuf.InvalidProtocolBufferException']],
  ['MalformedTransaction', ['org.tron.core.services.http.JsonFormat$ParseException']],
]);
