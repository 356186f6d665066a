import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { project, type Run, run } from './support/mock-process.ts';

const START = /mock: (\S+) plays .*/;

/** Signs in, which writes a session. Resolves with true once the response has arrived. */
async function signIn(url: string, name: string): Promise<boolean> {
	const headers = { 'content-type': 'application/json' };
	const response = await fetch(`${url}/old-api/login`, { method: 'POST', headers, body: JSON.stringify({ username: name }) }).catch(
		() => null,
	);
	return response?.status === 200;
}

async function lost(url: string, names: readonly string[]): Promise<string[]> {
	const missing: string[] = [];
	for (const name of names) {
		const response = await fetch(`${url}/old-api/userInfo`, { headers: { authorization: `Bearer ${name}-token` } });
		if (((await response.json()) as { code: number }).code !== 200) missing.push(name);
	}
	return missing;
}

async function kill(mock: Run): Promise<void> {
	mock.child.kill('SIGKILL');
	await mock.ended;
}

it('keeps every acknowledged write whenever the process is killed', async () => {
	const root = project();
	const file = path.join(root, '.cache/mock/library/db.json');
	const acknowledged: string[] = [];

	// 1. Killed right after the first response, then after the seventh.
	for (const count of [1, 7]) {
		const mock = run(root);
		const url = await mock.saw(START);
		expect(await lost(url, acknowledged)).toEqual([]);
		for (let index = 0; index < count; index += 1) {
			const name = `one-${count}-${index}`;
			expect(await signIn(url, name)).toBe(true);
			acknowledged.push(name);
		}
		await kill(mock);
		expect(existsSync(`${file}.log`)).toBe(true);
	}

	// 2. Killed when the twentieth of many concurrent writes is acknowledged.
	const busy = run(root);
	const busyUrl = await busy.saw(START);
	expect(await lost(busyUrl, acknowledged)).toEqual([]);
	let answers = 0;
	await Promise.all(
		Array.from({ length: 60 }, async (_, index) => {
			const name = `many-${index}`;
			if (!(await signIn(busyUrl, name))) return;
			acknowledged.push(name);
			answers += 1;
			if (answers === 20) busy.child.kill('SIGKILL');
		}),
	);
	await busy.ended;
	expect(answers).toBeGreaterThanOrEqual(20);

	// 3. A partially written record.
	appendFileSync(`${file}.log`, '00000000 {"clock":1,"chan');
	const last = run(root);
	const url = await last.saw(START);
	expect(await lost(url, acknowledged)).toEqual([]);
	expect(last.output()).not.toContain('damaged');
	last.child.kill('SIGTERM');
	expect(await last.ended).toBe(0);
	expect(existsSync(`${file}.log`)).toBe(false);
	const ids = (JSON.parse(readFileSync(file, 'utf8')) as { sessions: { id: string }[] }).sessions.map(({ id }) => id);
	expect(ids).toEqual(expect.arrayContaining(acknowledged.map((name) => `${name}-token`)));
});
