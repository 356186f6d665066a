import type { Handler } from '#mock/handler.ts';
import { logEntry } from './log-entry.ts';

export const addDocuments: Handler<'desk.addDocuments'> = (context) => {
	const { db, input, nextNumber, isoNow, fail } = context;
	const { id: patientId, kind, files } = input;
	if (!db.find('patients', patientId)) return fail(404, `There is no patient ${patientId}`);
	logEntry(context, `${files.length} documents are added`);
	return files.map(({ name, size, url }) =>
		db.insert('documents', { id: nextNumber('documents'), patientId, kind, name, size, url, addedAt: isoNow() }),
	);
};
