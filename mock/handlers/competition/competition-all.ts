import type { Handler } from '#mock/handler.ts';
import { viewerOf } from '#mock/handlers/request/viewer.ts';
import { cardOf, findEntries } from './cards.ts';

export const competitionAll: Handler<'main.competitionAll'> = (context) => {
	const viewer = viewerOf(context);
	if (context.scenario.empty) return [];
	return findEntries(viewer, context.input).map((entry) => cardOf(viewer, entry));
};
