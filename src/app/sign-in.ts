import { appPathAt } from '#src/routing/app-address.ts';
import { safeRedirect } from '#src/routing/safe-redirect.ts';
import { greetingAt } from '#src/session/greeting.ts';
import { LOCK } from '#src/session/lock-state.ts';
import type { App } from './app-model.ts';
import { isLanding, pathOf, placesOf } from './decide.ts';

const NO_TOKEN = '登录接口异常，未正确返回...';

type SignInParts = Pick<App, 'storage' | 'settings' | 'address' | 'session' | 'routes' | 'entry' | 'pages' | 'feedback'>;

/** Begins a session. The guard does the going: it sends whom it finds signed in on the sign-in page to `landing`. */
export function createSignIn(app: SignInParts): App['signIn'] {
	const { settings, session, entry, feedback } = app;
	return async (token) => {
		if (!token) {
			feedback.message('error', NO_TOKEN);
			return;
		}
		entry.expired = false;
		entry.landing = landingOf(app);
		prefetch(entry.landing, app);
		if (!(await session.start(token))) return;
		// The password has just been typed: a lock of another window need not ask for it again.
		app.storage.write(LOCK, null);
		const { name } = session.state.user;
		feedback.message('success', `${greetingAt(new Date().getHours())}，${name}，欢迎来到${settings.site.title}`);
	};
}

function landingOf({ settings, address, routes }: SignInParts): string {
	const { table } = routes;
	const query = new URLSearchParams(appPathAt(location, address).split('?')[1] ?? '');
	return safeRedirect(query.get('redirect'), placesOf(settings, table).home, (path) => isLanding(path, { settings, table }));
}

function prefetch(path: string, { pages, routes }: SignInParts): void {
	const page = routes.table.match(pathOf(path))?.route.page;
	// Should it fail, the page itself says so and tries again.
	if (page) pages.load(page).catch(() => undefined);
}
