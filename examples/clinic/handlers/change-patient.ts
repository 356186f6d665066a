import type { Handler } from '#mock/handler.ts';
import { logEntry } from './log-entry.ts';
import type { PatientRow } from './rows.ts';

export const changePatient: Handler<'desk.changePatient'> = (context) => {
	const { db, input, fail } = context;
	const { id, 'If-Match': etag, ...changes } = input;
	const patient = db.find<PatientRow>('patients', id);
	if (!patient) return fail(404, `There is no patient ${id}`);
	if (patient.etag !== etag) return fail(412, 'Somebody else has changed this patient. Look at it again, then save');
	logEntry(context, `${patient.name} is changed`);
	return db.update<PatientRow>('patients', id, { ...changes, etag: `"${id}-${revisionOf(patient) + 1}"` });
};

const revisionOf = ({ etag }: PatientRow): number => Number(/-(\d+)"$/.exec(etag)?.[1]);
