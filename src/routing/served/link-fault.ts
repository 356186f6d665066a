import { safeLink } from '#src/lib/safe-url.ts';
import { URL_LIKE } from './served-path.ts';

/** `empty`: no address; `notAddress`: neither a scheme nor a path of this site; `scheme`: one that links may not have; `unfinished`: no target. */
export type LinkFault = 'empty' | 'notAddress' | 'scheme' | 'unfinished';

const NO_TARGET = /^((https?:)?\/*|mailto:|tel:)$/i;

/** Why a menu item cannot lead to an address; null if it can. A path of this site starts with a slash, such as `/files/handbook.pdf`. */
export function linkFault(url: string): LinkFault | null {
	const address = url.trim();
	if (address === '') return 'empty';
	const isPath = address.startsWith('/') && !address.startsWith('//');
	if (safeLink(address) === null) return URL_LIKE.test(address) ? 'scheme' : 'notAddress';
	if (isPath) return null;
	return NO_TARGET.test(address) || !isReadable(address) ? 'unfinished' : null;
}

/** `https://a b` has no host. */
function isReadable(address: string): boolean {
	try {
		return new URL(address, 'https://site.invalid') !== null;
	} catch {
		return false;
	}
}
