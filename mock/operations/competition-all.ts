import type { Handler } from '#mock/handler.ts';
import { cardOf, findEntries } from './competition/cards.ts';
import { sceneOf } from './learning/scene.ts';

export const competitionAll: Handler<'main.competitionAll'> = (context) => {
	const scene = sceneOf(context);
	if (context.scenario.empty) return [];
	return findEntries(scene, context.input).map((entry) => cardOf(scene, entry));
};
