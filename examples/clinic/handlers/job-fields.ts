import type { ComputeFields } from '#mock/handler.ts';
import type { InvoiceRow } from './rows.ts';

type JobRow = { id: string; startedAt: string };

/** A report waits for a second, then takes two. */
export const jobFields: ComputeFields<JobRow> = ({ db, now }) => ({
	row: ({ startedAt }) => {
		const seconds = (now() - Date.parse(startedAt)) / 1000;
		const state = seconds < 1 ? 'queued' : seconds < 3 ? 'running' : 'done';
		const paid = db.rowsBy<InvoiceRow>('invoices', 'state', 'paid');
		const income = state === 'done' ? paid.reduce((sum, { total }) => sum + total, 0) : null;
		return { state, percent: Math.round(Math.min(Math.max(seconds - 1, 0) / 2, 1) * 100), income };
	},
});
