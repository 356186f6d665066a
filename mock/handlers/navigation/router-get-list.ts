import type { Handler } from '#mock/handler.ts';

export const routerGetList: Handler<'main.routerGetList'> = ({ db }) => {
	const rows = db.rows<{ id: string; path: string; name: string }>('routes');
	return { list: rows.map(({ id: _id, ...route }) => route) };
};
