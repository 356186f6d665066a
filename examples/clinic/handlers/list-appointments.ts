import type { Handler } from '#mock/handler.ts';
import type { AppointmentRow, DoctorRow, PatientRow } from './rows.ts';

export const listAppointments: Handler<'desk.listAppointments'> = ({ db, input: { days, 'state[]': states, doctor } }) =>
	db
		.rows<AppointmentRow>('appointments')
		.filter(({ startsAt, state, doctorId }) => {
			const day = startsAt.slice(0, 10);
			return (
				(!days?.from || day >= days.from) &&
				(!days?.to || day <= days.to) &&
				(!states?.length || states.includes(state)) &&
				(!doctor || doctor === doctorId)
			);
		})
		.flatMap((row) => {
			const patient = db.find<PatientRow>('patients', row.patientId);
			const doctor = db.find<DoctorRow>('doctors', row.doctorId);
			return patient && doctor ? [{ ...row, patient, doctor }] : [];
		})
		.sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
