import { expect, it } from 'vitest';
import { httpMessages } from '#src/http/messages.ts';
import { HttpError, type Result } from '#src/http/result.ts';
import { fingerprintOf, missingParts, type StartedUpload, type UploadCalls, uploadInParts } from '#src/uploads/upload-in-parts.ts';

const PART = 4;
const file = new File(['abcdefghij'], '照片.png', { type: 'image/png', lastModified: 7 });

const ok = <Value>(data: Value): Result<Value> => ({ ok: true, data, headers: new Headers() });
const cut = (): Result<never> => ({ ok: false, error: new HttpError({ kind: 'network', message: 'cut' }) });

type Calls = UploadCalls<StartedUpload>;

/** A server that keeps the parts; the connection is cut after `alive` of them. */
function server(alive = Number.POSITIVE_INFINITY) {
	const parts = new Map<number, string>();
	const sent: { number: number; offset: number }[] = [];
	let left = alive;
	const calls: Calls = {
		binary: false,
		start: async () => ok({ partBytes: PART, received: [...parts.keys()] }),
		async part(_, { number, offset, data }) {
			if (left === 0) return cut();
			left -= 1;
			sent.push({ number, offset });
			parts.set(number, typeof data === 'string' ? atob(data) : await data.text());
			return ok(null);
		},
		finish: async () => ok({ text: [0, 1, 2].map((number) => parts.get(number)).join('') }),
	};
	return { calls, sent, revive: () => (left = Number.POSITIVE_INFINITY) };
}

const upload = async (calls: Calls, signal = new AbortController().signal) => {
	const shares: number[] = [];
	const end = await uploadInParts(file, calls, signal, (share) => shares.push(Math.round(share * 100)));
	return { end, shares };
};

it('sends all parts in order and tells how much has arrived', async () => {
	const { calls, sent } = server();
	expect(await upload(calls)).toEqual({ end: { kind: 'done', value: { text: 'abcdefghij' } }, shares: [0, 33, 67, 100] });
	expect(sent).toEqual([
		{ number: 0, offset: 0 },
		{ number: 1, offset: 4 },
		{ number: 2, offset: 8 },
	]);
});

it('continues a cut upload with the parts that are missing', async () => {
	const { calls, sent, revive } = server(2);
	expect((await upload(calls)).end).toMatchObject({ kind: 'failed', cut: true });
	revive();
	expect(await upload(calls)).toEqual({ end: { kind: 'done', value: { text: 'abcdefghij' } }, shares: [67, 100] });
	expect(sent.map(({ number }) => number)).toEqual([0, 1, 2]);
});

it('sends nothing of a file that the server has', async () => {
	const { calls, sent } = server();
	await upload(calls);
	sent.length = 0;
	expect((await upload(calls)).end).toEqual({ kind: 'done', value: { text: 'abcdefghij' } });
	expect(sent).toEqual([]);
});

it('tells why a file was refused', async () => {
	const refused = {
		...server().calls,
		start: async () => ({ ok: false, error: new HttpError({ kind: 'business', message: '太大了' }) }) as const,
	};
	expect((await upload(refused)).end).toEqual({ kind: 'failed', cut: false, message: '太大了' });
});

it.each<[string, Partial<Calls>]>([
	['parts of no bytes', { start: async () => ok({ partBytes: 0, received: [] }) }],
	['parts of no number', { start: async () => ok({ partBytes: Number.NaN, received: [] }) }],
	['nothing for the file', { finish: async () => ok(undefined) }],
])('fails where the server answers %s', async (_case, answers) => {
	const { calls } = server();
	expect((await upload({ ...calls, ...answers })).end).toEqual({ kind: 'failed', cut: false, message: httpMessages.unreadable });
});

it('sends bytes to an operation that takes them', async () => {
	const { calls } = server();
	expect((await upload({ ...calls, binary: true })).end).toEqual({ kind: 'done', value: { text: 'abcdefghij' } });
});

it('stops between parts', async () => {
	const { calls, sent } = server();
	const stop = new AbortController();
	const stopping: Calls = { ...calls, part: async (...part) => calls.part(...part).finally(() => stop.abort()) };
	expect((await upload(stopping, stop.signal)).end).toEqual({ kind: 'stopped' });
	expect(sent.map(({ number }) => number)).toEqual([0]);
});

it('knows missing parts and files again', () => {
	expect(missingParts(4, [2, 0])).toEqual([1, 3]);
	expect(fingerprintOf(file)).toBe('照片.png-10-7');
});
