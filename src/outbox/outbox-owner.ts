import type { App } from '#src/app/app-model.ts';

/** Whose letters are sent now; null for nobody's. */
export const outboxOwner = ({ session: { state } }: Pick<App, 'session'>): string | null =>
	state.status === 'ready' ? state.user.id : null;
