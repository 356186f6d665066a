import { judgeSecretOf } from '#app/account/back-end/judge-secret.ts';
import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { ComputeFields } from '#mock/handler.ts';
import type { SimulatedUser } from './simulated-accounts.ts';

/** The session is that of the row of `users` with the same id. */
export const judgeKey: ComputeFields<SimulatedUser> = (context) => ({ row: () => ({ hojSecret: judgeSecretOf(viewerOf(context)) }) });
