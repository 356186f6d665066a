import { draftKeyOf } from '#app/account/back-end/draft-key.ts';
import { judgeSecretOf } from '#app/account/back-end/judge-secret.ts';
import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { ComputeFields } from '#mock/handler.ts';
import type { SimulatedUser } from './simulated-accounts.ts';

/** The session is that of the row of `users` with the same id. */
export const secrets: ComputeFields<SimulatedUser> = (context) => {
	const viewer = viewerOf(context);
	return { row: () => ({ hojSecret: judgeSecretOf(viewer), draftKey: draftKeyOf(viewer) }) };
};
