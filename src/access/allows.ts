import { access } from '#generated/access.ts';
import type { Guard } from './access-rules.ts';
import { isAllowed, type Rights } from './is-allowed.ts';

/** Whether a user passes a guard by the rules of permissions.yaml. */
export const allows = (guard: Guard, rights: Rights): boolean => isAllowed(guard, rights, access);
