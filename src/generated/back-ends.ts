// Generated from app.yaml by `npm run codegen`; do not edit.
import type { BackEndModule } from '#src/backend/chosen-back-end.ts';

export const backEnds: Readonly<Record<string, () => Promise<BackEndModule>>> = {
	simulated: () => import('./back-ends/simulated.ts'),
};
