import { safeLink } from '#src/lib/safe-url.ts';
import type { ResolvedTarget } from './resolve-target.ts';
import type { Navigation } from './use-navigation.ts';

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
