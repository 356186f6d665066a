import type { Handler } from '#mock/handler.ts';
import { logEntry } from './log-entry.ts';
import type { AppointmentRow, DoctorRow, PatientRow } from './rows.ts';

export const book: Handler<'desk.book'> = (context) => {
	const { db, input, nextNumber, fail } = context;
	const patient = db.find<PatientRow>('patients', input.patientId);
	const doctor = db.find<DoctorRow>('doctors', input.doctorId);
	if (!patient || !doctor) return fail(404, 'There is no such patient or doctor');
	const others = db.rowsBy<AppointmentRow>('appointments', 'doctorId', input.doctorId);
	if (others.some(({ startsAt }) => Date.parse(startsAt) === Date.parse(input.startsAt)))
		return fail(409, 'The doctor has another patient then', { startsAt: 'Taken' });
	const row = db.insert<AppointmentRow>('appointments', { id: nextNumber('appointments'), ...input, state: 'booked' });
	logEntry(context, `${patient.name} is booked`);
	return { ...row, patient, doctor };
};
