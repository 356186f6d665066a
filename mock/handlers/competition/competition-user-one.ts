import type { Handler } from '#mock/handler.ts';
import { viewerOf } from '#mock/handlers/request/viewer.ts';
import { competitionOf } from './entries.ts';
import { mineOf } from './mine.ts';

export const competitionUserOne: Handler<'main.competitionUserOne'> = (context) => mineOf(viewerOf(context), competitionOf(context));
