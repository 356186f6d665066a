import type { Handler } from '#mock/handler.ts';
import { logEntry } from './log-entry.ts';

export const addPatient: Handler<'desk.addPatient'> = (context) => {
	const { db, input, nextNumber, fail } = context;
	if (db.rowsBy('patients', 'nationalNumber', input.nationalNumber).length > 0)
		return fail(409, 'This patient has a record already', { nationalNumber: 'Another record has this number' });
	const id = nextNumber('patients');
	const patient = { ...input, id, etag: `"${id}-1"`, recordNumber: `R-${String(id).padStart(4, '0')}`, photo: null };
	logEntry(context, `${input.name} is registered`);
	return db.insert('patients', patient);
};
