import multipart from '@fastify/multipart';
import { IMAGE_BYTES_LIMIT, IMAGE_LIMIT_TEXT } from '@vellum/api/uploads/image-rule';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal.ts';
import type { FormFields } from './read-form.ts';

/** One byte less than the limit is the most that fits. */
const limits = {
  fileSize: IMAGE_BYTES_LIMIT - 1,
  files: 1,
  fields: 10,
  parts: 11,
  fieldSize: 1024,
  fieldNameSize: 100,
  headerPairs: 20,
} as const;

/** A scope in which routes can read multipart bodies; it is there once the server is ready. */
export function acceptMultipart(
  app: FastifyInstance,
  within: (scope: FastifyInstance) => void,
): void {
  void app.register(async (scope) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: true });
    within(scope);
  });
}

/** The fields of a multipart body; its one file is kept on the request. */
export async function readMultipart(request: FastifyRequest): Promise<FormFields> {
  try {
    return await collect(request);
  } catch (error) {
    const isTooLarge = (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE';
    // Otherwise it was cut off, malformed, or had more parts than an image needs.
    throw new Refusal(
      isTooLarge
        ? { code: 'IMAGE_TOO_LARGE', params: { max: IMAGE_LIMIT_TEXT } }
        : { code: 'VALIDATION' },
    );
  }
}

async function collect(request: FastifyRequest): Promise<FormFields> {
  const fields: Record<string, string> = Object.create(null);
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const file = await part.toBuffer();
      if (part.fieldname === 'file') request.uploaded = file;
    } else if (typeof part.value === 'string' && !part.value.includes('\0')) {
      fields[part.fieldname] = part.value;
    }
  }
  return fields;
}
