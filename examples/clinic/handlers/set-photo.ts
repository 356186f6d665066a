import type { Handler } from '#mock/handler.ts';

export const setPhoto: Handler<'desk.setPhoto'> = ({ db, input: { id, body }, fail }) => {
	if (!db.find('patients', id)) return fail(404, `There is no patient ${id}`);
	db.update('patients', id, { photo: body.url });
};
