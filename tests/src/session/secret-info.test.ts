// @vitest-environment node
import { expect, test } from 'vitest';
import { createSecretInfo } from '#src/session/secret-info.ts';
import { createTokens } from '#src/session/tokens.ts';
import { info, memoryStorage, operations } from './support.ts';

test('the info belongs to the token that fetched it', () => {
	const storage = memoryStorage('first1000');
	const secrets = createSecretInfo(storage);
	expect(secrets.read()).toBeNull();
	const take = secrets.expect();
	take(info);
	expect(secrets.read()).toBe(info);
	storage.write('second1000');
	expect(secrets.read()).toBeNull();
	take(info);
	expect(secrets.read()).toBeNull();
	storage.write('');
	expect(secrets.read()).toBeNull();
});

test('a token source uses the secret of the current user, never of the previous one', async () => {
	const storage = memoryStorage('first1000');
	const secrets = createSecretInfo(storage);
	const inputs: unknown[] = [];
	const tokens = createTokens({
		operations,
		main: 'main',
		storage,
		info: secrets.read,
		withheld: () => false,
		onFailed: () => undefined,
		now: () => 0,
		call: async (_source, input) => {
			inputs.push(input);
			return { ok: true, data: 'judge-1' };
		},
	});
	secrets.expect()(info);
	await tokens.acquire('judge');
	storage.write('second1000');
	expect(await tokens.acquire('judge')).toBe('');
	expect(inputs).toEqual([{ secret: 's3' }]);
});
