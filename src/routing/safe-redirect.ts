/** Returns `target` if `isKnown` accepts its path, else `home`. External addresses never pass, whatever their spelling. */
export function safeRedirect(target: string | null, home: string, isKnown: (path: string) => boolean): string {
	if (!target?.startsWith('/') || target.startsWith('//')) return home;
	// Browsers treat a backslash as a slash and drop control characters, so both can hide a second slash.
	if (/[\\\p{Cc}]/u.test(target)) return home;
	const path = target.replace(/[?#].*$/, '');
	return isKnown(path) ? target : home;
}
