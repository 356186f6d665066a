/**
 * Where to go after sign-in: `target` when it is a path of this app, `home` otherwise. `isKnown` says whether a path is a page that
 * one may return to. An address outside the app, in whatever spelling, never passes.
 */
export function safeRedirect(target: string | null, home: string, isKnown: (path: string) => boolean): string {
	if (!target?.startsWith('/') || target.startsWith('//')) return home;
	// Browsers read a backslash as a slash and drop control characters, so that both can hide a second slash.
	if (/[\\\p{Cc}]/u.test(target)) return home;
	const path = target.replace(/[?#].*$/, '');
	return isKnown(path) ? target : home;
}
