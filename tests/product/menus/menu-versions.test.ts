import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { app } from '#mock/generated/app.ts';
import { scenarios } from '#mock/scenario.ts';
import { type MockServer, startMockServer } from '#mock/server/mock-server.ts';
import { replyOf, requestOf } from '#tests/support/mock-backend.ts';

async function start(file: string): Promise<MockServer> {
	const server = await startMockServer({ app, scenario: scenarios.demo, file, port: 0 });
	onTestFinished(() => server.close());
	return server;
}

const send = (server: MockServer, name: string, input: Record<string, unknown>, token: string | null): Promise<Response> =>
	fetch(requestOf(app, name, input, token, server.url));

it('published menus and the draft survive a restart of the host, and 304 has no body over HTTP', async () => {
	const file = path.join(mkdtempSync(path.join(tmpdir(), 'menus-')), 'db.json');
	const first = await start(file);
	const ask = async (server: MockServer, name: string, input: Record<string, unknown> = {}, token: string | null = null) =>
		(await replyOf(app, name, await send(server, name, input, token))).data;
	const token: string = await ask(first, 'main.studentLogin', { username: 'admin', password: '123456' });
	const { etag, list, version } = await ask(first, 'menus.published', {}, token);
	const shorter = list.slice(0, -2).concat(list.slice(-1));
	const publish = { 'If-Match': etag, list: shorter, comment: '少一组', requestKey: 'r' };
	const published = await ask(first, 'menus.publish', publish, token);
	const draft = await ask(first, 'menus.draftSave', { list, baseVersion: version + 1, revision: 0 }, token);
	await first.close();

	const second = await start(file);
	expect(second.how).toBe('kept');
	expect(await ask(second, 'menus.published', {}, token)).toEqual(published);
	expect(await ask(second, 'menus.draft', {}, token)).toEqual(draft);
	const same = await send(second, 'main.routerGetList', { 'If-None-Match': published.etag }, token);
	expect([same.status, await same.text(), same.headers.get('ETag')]).toEqual([304, '', published.etag]);
});
