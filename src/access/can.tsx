import type { ReactNode } from 'react';
import { access } from '#generated/access.ts';
import { useSession } from '#src/session/use-session.ts';
import type { Guard } from './access-rules.ts';
import { isAllowed } from './is-allowed.ts';

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

/** Whether a guard lets the user pass, and again when their roles or permissions change. */
export const useCan = (guard: Guard | undefined): boolean => isAllowed(guard, useSession(), access);
