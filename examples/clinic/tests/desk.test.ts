import { expect, it } from 'vitest';
import { app } from '#mock/generated/app.ts';
import { createTestBackend, requestOf } from '#tests/support/mock-backend.ts';

/** A desk at which Rosa sits, with a clock that can be moved. */
function openDesk() {
	let now = Date.parse('2026-09-12T09:00:00+01:00');
	const { backend, call, signIn } = createTestBackend({ app, now: () => now });
	const token = signIn('users', 1, 'desk');
	return {
		ask: (name: string, input = {}) => call(`desk.${name}`, input, token),
		download: async (name: string, input = {}) => backend.fetch(requestOf(app, `desk.${name}`, input, token)),
		pass: (seconds: number) => {
			now += seconds * 1000;
		},
	};
}

it('changes only what was sent, and only of the patient as it was read', async () => {
	const { ask } = openDesk();
	const { data: read, headers } = await ask('readPatient', { id: 1 });
	expect(headers.get('etag')).toBe(read.etag);
	const { data: changed } = await ask('changePatient', { id: 1, 'If-Match': read.etag, notes: 'Prefers mornings' });
	expect(changed).toEqual({ ...read, notes: 'Prefers mornings', etag: '"1-2"' });
	const { status, body } = await ask('changePatient', { id: 1, 'If-Match': read.etag, notes: null });
	expect([status, body.detail]).toEqual([412, expect.stringContaining('Somebody else')]);
});

it('keeps the national number to itself, and takes each once', async () => {
	const { ask } = openDesk();
	const person = { name: 'Tess Quinn', born: '1999-09-09', 'e-mail': null, phone: null, 'blood-type': null, notes: null };
	const { data } = await ask('addPatient', { ...person, nationalNumber: '20000001' });
	expect(data).toMatchObject({ id: 7, recordNumber: 'R-0007' });
	expect(data).not.toHaveProperty('nationalNumber');
	const { status, body } = await ask('addPatient', { ...person, nationalNumber: '20000001' });
	expect([status, body.errors]).toEqual([409, [expect.objectContaining({ pointer: '#/nationalNumber' })]]);
});

it.each([
	['too little cash', { method: 'cash', received: 8000 }, 422],
	['a card', { method: 'card', lastDigits: '4242' }, 200],
	['the insurance', { method: 'insurance', insurer: 'harbour', policy: 'hh-2231' }, 200],
])('pays an invoice with %s: %o', async (_case, payment, expected) => {
	const { ask } = openDesk();
	const { status } = await ask('payInvoice', { 'no.': '2026/16', ...payment });
	expect(status).toBe(expected);
	expect((await ask('readInvoice', { 'no.': '2026/16' })).data.state).toBe(expected === 200 ? 'paid' : 'open');
});

it('answers files with their names', async () => {
	const { download } = openDesk();
	const table = await download('exportInvoices', { state: 'paid' });
	expect(await table.text()).toBe('number,total,state\r\n2026/15,65.00,paid');
	const paper = await download('printInvoice', { 'no.': '2026/15' });
	expect(paper.headers.get('content-disposition')).toContain('Invoice 2026-15.pdf');
});

it('counts a month in the background', async () => {
	const { ask, pass } = openDesk();
	const { status, data: job } = await ask('startReport', { month: '2026-09' });
	expect([status, job.state, job.income]).toEqual([202, 'queued', null]);
	pass(2);
	expect((await ask('readReport', { id: job.id })).data).toMatchObject({ state: 'running', percent: 50 });
	pass(2);
	expect((await ask('readReport', { id: job.id })).data).toMatchObject({ state: 'done', income: 6500 });
});
