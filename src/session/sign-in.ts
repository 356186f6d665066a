import type { App } from '#src/app/app-model.ts';
import { LOCK } from '#src/lock/lock-state.ts';
import { appPathAt } from '#src/routing/app-address.ts';
import { pathOf } from '#src/routing/decide.ts';
import { greetingAt } from './greeting.ts';

const NO_TOKEN = '登录接口异常，未正确返回...';

type SignInParts = Pick<App, 'storage' | 'settings' | 'address' | 'clock' | 'session' | 'routes' | 'entry' | 'pages' | 'feedback'>;

/** Begins a session. The guard does the going: it sends whom it finds signed in on the sign-in page to `landing`. */
export function createSignIn(app: SignInParts): App['signIn'] {
	const { settings, session, clock, entry, feedback } = app;
	return async (token) => {
		if (!token) {
			feedback.message('error', NO_TOKEN);
			return;
		}
		entry.expired = false;
		entry.landing = wantedAt(location, app);
		prefetch(entry.landing, app);
		if (!(await session.start(token))) return;
		// The password has just been typed: a lock of another window need not ask for it again.
		app.storage.write(LOCK, null);
		const { name } = session.state.user;
		feedback.message('success', `${greetingAt(new Date(clock.now()).getHours())}，${name}`, `欢迎来到${settings.site.title}`);
	};
}

/** Where the sign-in page is asked to lead; '' when it is not. The guard looks whether that is a page of this app. */
export function wantedAt(place: Location, { address }: Pick<App, 'address'>): string {
	return new URLSearchParams(appPathAt(place, address).split('?')[1] ?? '').get('redirect') ?? '';
}

function prefetch(path: string, { pages, routes }: SignInParts): void {
	const page = routes.table.match(pathOf(path))?.route.page;
	// Should it fail, the page itself says so and tries again.
	if (page) pages.load(page).catch(() => undefined);
}
