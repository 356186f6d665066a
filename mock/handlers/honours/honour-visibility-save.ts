import type { Handler } from '#mock/handler.ts';
import { viewerOf } from '#mock/handlers/request/viewer.ts';
import { updateOwnHonour } from './own-honour.ts';

export const honourVisibilitySave: Handler<'main.honourVisibilitySave'> = (context) =>
	updateOwnHonour(context, viewerOf(context), { hidden: context.input.hidden });
