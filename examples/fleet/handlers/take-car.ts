import type { DataOf } from '#generated/api/operations.ts';
import type { Handler } from '#mock/handler.ts';
import type { Row } from '#mock/store/store.ts';

type CarRow = Row & DataOf<'fleet.readCar'>;

export const takeCar: Handler<'fleet.takeCar'> = ({ db, input: { carId, purpose }, user, newId, isoNow, fail }) => {
	const car = db.find<CarRow>('cars', carId);
	if (!car) return fail(404, 'There is no such car');
	if (car.taken) return fail(409, 'Somebody was faster: this car is on the road');
	const trip = db.insert('trips', { id: newId('t'), userId: user?.id, carId, purpose, takenAt: isoNow() });
	return { ...trip, car: db.update<CarRow>('cars', carId, { taken: true }) };
};
