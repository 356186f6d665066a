import type { Handler } from '#mock/handler.ts';
import { viewerOf } from '#mock/handlers/request/viewer.ts';
import { updateOwnHonour } from './own-honour.ts';

export const honourBadgeReveal: Handler<'main.honourBadgeReveal'> = (context) =>
	updateOwnHonour(context, viewerOf(context), { revealed: true });
