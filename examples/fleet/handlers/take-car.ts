import type { DataOf } from '#generated/api/operations.ts';
import type { Handler } from '#mock/handler.ts';

type Car = DataOf<'fleet.readCar'>;

export const takeCar: Handler<'fleet.takeCar'> = ({ db, input: { carId, purpose }, user, nextNumber, isoNow, fail }) => {
	const car = db.find<Car>('cars', carId);
	if (!car) return fail(404, 'There is no such car');
	if (car.taken) return fail(409, 'Somebody was faster: this car is on the road');
	const trip = db.insert('trips', { id: nextNumber('trips'), userId: user?.id, carId, purpose, takenAt: isoNow() });
	return { ...trip, car: db.update<Car>('cars', carId, { taken: true }) };
};
