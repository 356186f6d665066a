import { mkdtempSync } from 'node:fs';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { scenarios } from '#mock/scenario.ts';
import { type MockServer, type MockServerOptions, startMockServer } from '#mock/server/mock-server.ts';
import { fixtureApp } from '../fixture-app.ts';

export const newFile = (): string => path.join(mkdtempSync(path.join(tmpdir(), 'mock-')), 'db.json');

export async function startHost(options: Partial<MockServerOptions> = {}): Promise<MockServer> {
	const server = await startMockServer({ app: fixtureApp, scenario: scenarios.demo, file: newFile(), port: 0, ...options });
	onTestFinished(() => server.close());
	return server;
}

export interface RawAnswer {
	status: number;
	headers: IncomingMessage['headers'];
	text: string;
	json: () => unknown;
}

export interface RawRequest {
	method?: string;
	headers?: OutgoingHttpHeaders;
	/** Sent as one chunk per part when `headers` has no length. */
	body?: readonly (string | Uint8Array)[];
}

/** Sends headers that `fetch` does not allow. */
export function sendRaw(url: string, { method = 'GET', headers = {}, body = [] }: RawRequest = {}): Promise<RawAnswer> {
	return new Promise((resolve, reject) => {
		const sent = request(url, { method, headers, agent: false }, (answer) => {
			let text = '';
			answer.setEncoding('utf8').on('data', (part: string) => (text += part));
			answer.on('end', () =>
				resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, json: () => JSON.parse(text) as unknown }),
			);
		});
		sent.on('error', reject);
		for (const part of body) sent.write(part);
		sent.end();
	});
}
