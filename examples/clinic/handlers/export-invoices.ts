import type { Handler } from '#mock/handler.ts';
import type { InvoiceRow } from './rows.ts';

export const exportInvoices: Handler<'desk.exportInvoices'> = ({ db, input: { state } }) => {
	const rows = db.rows<InvoiceRow>('invoices').filter((row) => !state || row.state === state);
	const lines = rows.map(({ number, total, state }) => `${number},${(total / 100).toFixed(2)},${state}`);
	return new File([['number,total,state', ...lines].join('\r\n')], 'invoices.csv', { type: 'text/csv' });
};
