import type { Handler } from '#mock/handler.ts';
import { viewerOf } from '#mock/handlers/request/viewer.ts';
import { competitionOf } from './entries.ts';
import { ownEntryView } from './own-entry-view.ts';

export const competitionUserOne: Handler<'main.competitionUserOne'> = (context) => ownEntryView(viewerOf(context), competitionOf(context));
