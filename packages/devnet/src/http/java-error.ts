import { MalformedHex } from '@vellum/tron/bytes';
import { MalformedJson } from '../wire/json-text.ts';

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
  if (!(error instanceof Error)) return undefined;
  const javaClass = JAVA_CLASSES.get(error.name);
  return javaClass === undefined ? undefined : new JavaError(javaClass, error.message);
}

export function contractValidateError(message: string): JavaError {
  return new JavaError('org.tron.core.exception.ContractValidateException', message);
}

export function parseError(message: string): JavaError {
  return new JavaError('org.tron.core.services.http.JsonFormat$ParseException', message);
}

export function invalidParameter(message: string): JavaError {
  return new JavaError('java.security.InvalidParameterException', message);
}

/** What java says when it calls a method of something that is not there. */
export function nullPointer(method: string, what: string): JavaError {
  const message = `Cannot invoke "${method}" because "${what}" is null`;
  return new JavaError('java.lang.NullPointerException', message);
}

/** Errors that a request can cause, by name, with the exception that java-tron would report. */
const JAVA_CLASSES = new Map([
  [new MalformedJson('').name, 'com.alibaba.fastjson.JSONException'],
  [new MalformedHex('').name, 'org.bouncycastle.util.encoders.DecoderException'],
  ['MalformedMessage', 'com.google.protobuf.InvalidProtocolBufferException'],
  ['MalformedTransaction', 'org.tron.core.services.http.JsonFormat$ParseException'],
]);
