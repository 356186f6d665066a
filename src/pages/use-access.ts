import type { GuardName } from '#generated/names.ts';
import type { Features } from '#src/settings/features.ts';
import { createRequiredContext } from './create-required-context.ts';
import type { SessionScope } from './page-definition.ts';

/** The user, and what the user may see. */
export interface Access {
	/** Whether the user passes a guard of permissions.yaml. Re-evaluated whenever `useSession` changes. */
	can(guard: GuardName): boolean;
	/** Hook: the session as seen by expressions. The same object until something in it changes. */
	useSession(): SessionScope;
	/** Starts a session with the response of the sign-in and opens the page that the user originally requested. */
	login(answer: unknown): Promise<void>;
	logout(): Promise<void>;
	/** Which features of app.yaml are on; the same from start to end. */
	features: Features;
	/** Whether routes and menus come from the server (`access.authentication`, also in config.json). */
	routesServed: boolean;
}

export const [AccessContext, useAccess] = createRequiredContext<Access>();
