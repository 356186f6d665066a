import { afterEach, expect, test } from 'vitest';
import { landingAt } from '#src/routing/guard/decide-navigation.ts';
import { ENDED_ELSEWHERE, followWindows } from '#src/session/follow-windows.ts';
import type { SessionStore } from '#src/session/session-store.ts';

afterEach(() => history.replaceState(null, '', '/'));

function follow(status: string, { lasting = false, locked = false } = {}) {
	const events: string[] = [];
	const entry = { landing: null as string | null, signedInAt: null, expired: true };
	let tell: (token: string) => void = () => void events.push('nobody listens');
	followWindows({
		landing: () => landingAt(location, { mode: 'history', base: '/' }),
		entry,
		feedback: { message: (_kind: string, text: string) => void events.push(text) } as never,
		isLocked: () => locked,
		restart: () => void events.push('restart'),
		session: {
			state: { status },
			lasting,
			end: () => events.push('end') > 0,
			resume: async () => events.push('resume'),
		} as unknown as SessionStore,
		storage: {
			watch(onChange: typeof tell) {
				tell = onChange;
				return () => undefined;
			},
		} as never,
	});
	return { tell: (token: string) => tell(token), events, entry };
}

test.each([
	['a sign-out ends the session here', 'ready', '', ['end', ENDED_ELSEWHERE]],
	['a sign-in is taken up by a guest', 'guest', 'other1000', ['resume']],
	['a sign-in as another user replaces the user of this window', 'ready', 'other1000', ['restart']],
	['and replaces a user whose info is still loading', 'unknown', 'other1000', ['restart']],
])('%s', (_case, status, token, expected) => {
	const { tell, events } = follow(status);
	tell(token);
	expect(events).toEqual(expected);
});

test('a guest on the sign-in page continues to its return address', () => {
	history.replaceState(null, '', '/login?islogin=1&redirect=%2FcourseIndex%3Fpage%3D2');
	const { tell, entry } = follow('guest');
	tell('other1000');
	expect(entry).toEqual({ landing: '/courseIndex?page=2', signedInAt: null, expired: false });
});

test.each(['', 'new1000'])('while the screen is locked the token “%s” does not identify a user', (token) => {
	const { tell, events } = follow('ready', { locked: true });
	tell(token);
	expect(events).toEqual([]);
});

test('the virtual admin ignores other windows', () => {
	const { tell, events } = follow('ready', { lasting: true });
	tell('');
	expect(events).toEqual(['nobody listens']);
});
