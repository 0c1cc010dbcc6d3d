import { expect, test } from 'vitest';
import { ForeignWords, mustBeOurWords } from './sign-in-words.ts';

const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const words = (host: string, who = address, uri = `https://${host}`) =>
  [
    `${host} wants you to sign in with your TRON account:`,
    who,
    '',
    'Sign in to Vellum. This costs nothing and moves nothing.',
    '',
    `URI: ${uri}`,
    'Version: 1',
  ].join('\n');

test.each([
  ['app.example', 'app.example'],
  ['127.0.0.1:8080', 'localhost:8080'],
  ['localhost:8080', '[::1]:8080'],
])('the words of %s are ours at %s', (named, host) => {
  expect(() => mustBeOurWords(words(named), { host, address })).not.toThrow();
});

test.each([
  ['of another site', words('other.example')],
  ['of a site with a longer name', words('app.example.evil.example')],
  ['of another port', words('app.example:444')],
  ['for another address', words('app.example', 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7')],
  ['that lead elsewhere', words('app.example', address, 'https://other.example')],
  ['without a place', words('app.example').replace(/URI.*/, '')],
  ['with more in front', `other.example wants me.\n${words('app.example')}`],
  ['of no sign-in at all', 'I give everything to Mallory'],
])('words %s are not signed', (_what, message) => {
  expect(() => mustBeOurWords(message, { host: 'app.example', address })).toThrow(ForeignWords);
});
