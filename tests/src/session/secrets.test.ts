// @vitest-environment node
import { expect, test } from 'vitest';
import { secretsOf } from '#src/session/secret-info.ts';
import type { SessionOperations } from '#src/session/session-operations.ts';

const accounts = {
	tokens: { judge: { call: 'judge.jqrAutoLogin', key: 'ojToken', with: { secret: (info: { hojSecret: string }) => info.hojSecret } } },
	draftKey: (info: { draftKey?: string }) => info.draftKey,
} as unknown as SessionOperations;
const storage = { read: () => 'main-token1234', readOther: (key: string) => `${key}-value` };
const suffix = { from: 1000, to: 9999 };

test('tokens as they are sent, the secret for the judge token and the key of drafts count as secrets', () => {
	expect(secretsOf(accounts, storage, suffix, { hojSecret: 's3cr3t', draftKey: 'k3y' })).toEqual([
		'main-token',
		'ojToken-value',
		's3cr3t',
		'k3y',
	]);
});

test('a guest and an app without accounts have only stored secrets', () => {
	expect(secretsOf(accounts, storage, suffix, null)).toEqual(['main-token', 'ojToken-value']);
	expect(secretsOf(null, { read: () => '', readOther: () => '' }, null, null)).toEqual(['']);
});

test('a token without a suffix counts as a whole', () => {
	expect(secretsOf(accounts, storage, null, null)).toEqual(['main-token1234', 'ojToken-value']);
});
