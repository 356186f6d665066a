import { expect, it } from 'vitest';
import { app } from '#mock/generated/app.ts';
import { sendRaw, startHost } from '#tests/mock/support/mock-host.ts';

it('does not judge a program submitted by a page of another origin', async () => {
	const server = await startHost({ app });
	const before = structuredClone(server.store.state);
	const body = [JSON.stringify({ pid: '1000', language: 'Python3', code: 'print(1)', cid: 0 })];
	for (const type of ['text/plain', 'application/json']) {
		const headers = { origin: 'https://evil.example', 'content-type': type };
		const answer = await sendRaw(`${server.url}/judge-api/api/submit-problem-judge`, { method: 'POST', headers, body });
		expect(answer.status).toBe(403);
		expect(answer.json()).toMatchObject({ status: 403, msg: '模拟后端只接受本机应用的请求' });
	}
	await server.backend.settled();
	expect(server.store.state).toEqual(before);
});
