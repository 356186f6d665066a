import type { MouseEvent } from 'react';
import type { OpenTarget } from '#generated/block-types.ts';
import { isPlainClick } from '#src/lib/plain-click.ts';
import { safeLink } from '#src/lib/safe-url.ts';
import { openTarget } from './open-target.ts';
import { type FeatureTarget, type PageEnvironment, usePageEnvironment } from './page-environment.tsx';
import type { PageScope } from './page-scope.ts';
import { type ResolvedTarget, resolveTarget, toResolved } from './resolve-target.ts';

export interface LinkProps {
	href: string;
	target?: '_blank';
	rel?: string;
	onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Converts targets to link attributes; null for no target and for an unsafe URL. */
export function useLink(): (target: OpenTarget | undefined, scope: PageScope) => LinkProps | null {
	const environment = usePageEnvironment();
	return (target, scope) => (target ? toLink(resolveTarget(target, scope), environment) : null);
}

/** Like `useLink`, for targets given by code; null for a path that is not a page of the app. */
export function useLinkTo(): (target: FeatureTarget) => LinkProps | null {
	const environment = usePageEnvironment();
	return (target) => toLink(toResolved(target), environment);
}

function toLink(target: ResolvedTarget, environment: PageEnvironment): LinkProps | null {
	const tab = target.newTab ? { target: '_blank' as const, rel: 'noopener noreferrer' } : {};
	if (target.kind === 'address') {
		const href = safeLink(target.url);
		return href === null ? null : { href, ...tab };
	}
	const href = hrefOf(target, environment);
	if (href === null) return null;
	const open = (event: MouseEvent<HTMLAnchorElement>): void => {
		if (event.defaultPrevented || !isPlainClick(event)) return;
		event.preventDefault();
		openTarget(target, environment);
	};
	return { href, ...tab, ...(!target.newTab && { onClick: open }) };
}

function hrefOf(target: Exclude<ResolvedTarget, { kind: 'address' }>, environment: PageEnvironment): string | null {
	if (target.kind === 'route') return environment.hrefOf(target);
	return target.path === null ? null : environment.hrefOfPath(target.path);
}
