import type { Handler } from '#mock/handler.ts';
import type { InvoiceRow } from './rows.ts';

export const printInvoice: Handler<'desk.printInvoice'> = ({ db, input, fail }) => {
	const [invoice] = db.rowsBy<InvoiceRow>('invoices', 'number', input['no.']);
	if (!invoice) return fail(404, `There is no invoice ${input['no.']}`);
	return new File([pdf(`Invoice ${invoice.number}`)], `Invoice ${invoice.number.replace('/', '-')}.pdf`, { type: 'application/pdf' });
};

/** The smallest document that viewers open: one page with one line. */
const pdf = (text: string): string => `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources <</Font <</F <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>>>>> endobj
4 0 obj <</Length ${text.length + 36}>> stream
BT /F 18 Tf 30 150 Td (${text}) Tj ET
endstream endobj
trailer <</Root 1 0 R>>
%%EOF`;
