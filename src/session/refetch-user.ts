import { session as compiled } from '#generated/session.ts';
import type { App } from '#src/app/app-model.ts';

/** Who is signed in has changed something of themselves: the header shows it, too. */
export async function refetchUser({ http, session }: Pick<App, 'http' | 'session'>): Promise<void> {
	if (!compiled) return;
	const { user } = session.state;
	const result = await http.callByName(compiled.user, {}, { quiet: true });
	const next = result.ok ? session.describe(result.data) : null;
	// Somebody may have signed in or out meanwhile.
	if (next && session.state.status === 'ready' && session.state.user.id === user.id && next.user.id === user.id) session.adopt(next);
}
