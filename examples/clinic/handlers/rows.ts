import type { DataOf } from '#generated/api/operations.ts';

/** Rows of the seed: what the API answers, with the ids of what it joins. */
export type PatientRow = DataOf<'desk.readPatient'>;
export type DoctorRow = DataOf<'desk.listDoctors'>[number];
type Appointment = DataOf<'desk.listAppointments'>[number];
export type AppointmentRow = Omit<Appointment, 'patient' | 'doctor'> & { patientId: number; doctorId: number };
export type InvoiceRow = Omit<DataOf<'desk.readInvoice'>, 'patient'> & { id: number; patientId: number };
