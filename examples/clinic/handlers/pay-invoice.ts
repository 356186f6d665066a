import type { Handler } from '#mock/handler.ts';
import { logEntry } from './log-entry.ts';
import type { InvoiceRow, PatientRow } from './rows.ts';

export const payInvoice: Handler<'desk.payInvoice'> = (context) => {
	const { db, input, fail } = context;
	const { 'no.': number, ...payment } = input;
	const [invoice] = db.rowsBy<InvoiceRow>('invoices', 'number', number);
	if (!invoice) return fail(404, `There is no invoice ${number}`);
	if (invoice.state === 'paid') return fail(409, 'This invoice is paid already');
	if (payment.method === 'cash' && payment.received < invoice.total)
		return fail(422, 'That is too little', { received: 'Less than the total' });
	const patient = db.find<PatientRow>('patients', invoice.patientId);
	if (!patient) return fail(404, 'The patient has left');
	logEntry(context, `Invoice ${number} is paid`);
	const paid = db.update<InvoiceRow>('invoices', invoice.id, { state: 'paid', payment });
	return { ...paid, patient };
};
