import type { ReactNode } from 'react';
import type { Guard } from './access-rules.ts';
import { useCan } from './use-can.ts';

interface CanProps {
	guard: Guard | undefined;
	/** For whom the guard refuses. */
	fallback?: ReactNode;
	children: ReactNode;
}

/** Its children are there for whom the guard lets pass. This hides; what must not be done the server refuses. */
export function Can({ guard, fallback = null, children }: CanProps) {
	return useCan(guard) ? children : fallback;
}
