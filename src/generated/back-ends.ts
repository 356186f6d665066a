// Generated from app.yaml by `npm run codegen`; do not edit.
import type { ChosenBackEnd } from '#src/backend/chosen-back-end.ts';

export const backEnds: Readonly<Record<string, () => Promise<{ backEnd: ChosenBackEnd }>>> = {
	simulated: () => import('./back-ends/simulated.ts'),
};
