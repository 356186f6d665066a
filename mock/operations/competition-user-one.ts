import type { Handler } from '#mock/handler.ts';
import { competitionOf } from './competition/entries.ts';
import { mineOf } from './competition/mine.ts';
import { sceneOf } from './learning/scene.ts';

export const competitionUserOne: Handler<'main.competitionUserOne'> = (context) => mineOf(sceneOf(context), competitionOf(context));
