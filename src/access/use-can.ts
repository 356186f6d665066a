import { access } from '#generated/access.ts';
import { useSession } from '#src/session/use-session.ts';
import type { Guard } from './access-rules.ts';
import { isAllowed } from './is-allowed.ts';

/** Whether a guard lets the user pass, and again when their roles or permissions change. */
export const useCan = (guard: Guard | undefined): boolean => isAllowed(guard, useSession(), access);
