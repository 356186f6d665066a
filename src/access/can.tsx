import type { ReactNode } from 'react';
import { access } from '#generated/access.ts';
import { useSession } from '#src/session/use-session.ts';
import type { Guard } from './access-rules.ts';
import { isAllowed } from './is-allowed.ts';

interface CanProps {
	guard: Guard | undefined;
	/** Rendered if the guard refuses the user. */
	fallback?: ReactNode;
	children: ReactNode;
}

/** Renders its children if the current user passes `guard`. This only hides them; the server enforces access. */
export function Can({ guard, fallback = null, children }: CanProps) {
	return useCan(guard) ? children : fallback;
}

export const useCan = (guard: Guard | undefined): boolean => isAllowed(guard, useSession(), access);
