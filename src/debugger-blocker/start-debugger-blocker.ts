import type { AppSettings } from '#src/settings/app-settings.ts';
import { queriesOf, shouldBlock } from './should-block.ts';

/** Called once the app is drawn. Where the blocker does not apply, nothing of it is fetched. */
export async function startDebuggerBlocker({ debuggerBlocker: settings, layout }: AppSettings): Promise<void> {
	const { enabled, address } = settings;
	const question = { host: location.hostname, enabled, address, queries: queriesOf(location), userAgent: navigator.userAgent };
	if (!shouldBlock(question)) return;
	const { watchDebugger, isDebugged } = await import(/* webpackChunkName: "debugger-blocker" */ './debugger-blocker.ts');
	watchDebugger(settings, {
		now: () => performance.now(),
		isDebugged,
		isDesktop: () => window.innerWidth >= layout.mobileBelow,
		// Not to be come back to by the back button.
		leave: () => location.replace(address),
	});
}
