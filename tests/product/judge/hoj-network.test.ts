// @vitest-environment node
import { afterEach, expect, test } from 'vitest';
import { createHoj } from '#tests/fixtures/hoj/hoj.ts';
import { type ServedHoj, serveHoj } from '#tests/fixtures/hoj/serve-hoj.ts';
import { createHojClient } from './hoj-client.ts';

let served: ServedHoj;

afterEach(() => served.close());

test('over the network the client signs in, and HOJ exposes the headers with tokens to another origin', async () => {
	served = await serveHoj(createHoj());
	const exposed: (string | null)[] = [];
	const client = createHojClient(async (request) => {
		request.headers.set('Origin', 'https://school.test');
		const answer = await fetch(request);
		exposed.push(answer.headers.get('Access-Control-Allow-Origin'), answer.headers.get('Access-Control-Expose-Headers'));
		return answer;
	}, served.url);
	expect(await client.call('judge.getSubmissionList', { onlyMine: true })).toMatchObject({ ok: true, data: { total: 0 } });
	expect(client.token()).toContain('xiaoming');
	const headers = 'Refresh-Token,Authorization,Url-Type,Content-disposition,Content-Type';
	expect(exposed).toEqual(['https://school.test', headers, 'https://school.test', headers]);
});
