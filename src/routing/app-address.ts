export interface AddressMode {
	mode: 'history' | 'hash';
	base: string;
}

/** Path of the app, with query and without fragment, for a browser location. */
export function appPathAt({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>, { mode, base }: AddressMode): string {
	if (mode === 'hash') return hash.startsWith('#/') ? hash.slice(1).replace(/#.*$/, '') : '/';
	const prefix = base.replace(/\/+$/, '');
	const path = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : '/';
	return path + search;
}

export function hrefAt(path: string, { mode, base }: AddressMode): string {
	return mode === 'hash' ? `#${path}` : base.replace(/\/+$/, '') + path;
}
