import { safeLink } from '#src/lib/safe-url.ts';
import type { ResolvedTarget } from './resolve-target.ts';
import type { Navigation } from './use-navigation.ts';

export type AddressOf = Pick<Navigation, 'hrefOf' | 'hrefOfPath'>;

/** Address of a target for an `<a>`; null for an unsafe URL and a page that the app does not have. */
export function addressOf(target: ResolvedTarget, { hrefOf, hrefOfPath }: AddressOf): string | null {
	switch (target.kind) {
		case 'route':
			return hrefOf(target);
		case 'path':
			return target.path === null ? null : hrefOfPath(target.path);
		case 'address':
			return safeLink(target.url);
	}
}

/** Navigates to a target; does nothing if its URL is not safe for a link. */
export function openTarget(target: ResolvedTarget, environment: Pick<Navigation, 'openRoute' | 'openPath'>): void {
	switch (target.kind) {
		case 'route':
			environment.openRoute(target);
			break;
		case 'path':
			if (target.path !== null) environment.openPath(target.path, target.newTab);
			break;
		case 'address':
			openAddress(safeLink(target.url), target.newTab);
			break;
	}
}

function openAddress(address: string | null, newTab: boolean): void {
	if (address === null) return;
	if (newTab) window.open(address, '_blank', 'noopener,noreferrer');
	else window.location.assign(address);
}
