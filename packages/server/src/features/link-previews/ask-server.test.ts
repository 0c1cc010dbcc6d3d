import { tokenLaunch } from '@vellum/api/token-launch/token-launch';
import fastify, { type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { askServer } from './ask-server.ts';

function asking(status: number) {
  const app = fastify();
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) =>
    done(null),
  );
  app.post(tokenLaunch.get.path, (_request, reply) => reply.code(status).send({ data: 'known' }));
  return askServer(app, { ip: '192.0.2.1' } as FastifyRequest)(tokenLaunch.get, {});
}

test('tells what is known, and null for what does not exist', async () => {
  expect(await asking(200)).toBe('known');
  expect(await asking(404)).toBeNull();
});

test.each([429, 500, 503])(
  'a visitor whose question got %s is told to come again',
  async (status) => {
    await expect(asking(status)).rejects.toMatchObject({ problem: { code: 'SERVER_BUSY' } });
  },
);
