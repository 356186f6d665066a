import type { MouseEvent } from 'react';
import type { OpenTarget } from '#generated/block-types.ts';
import { isPlainClick } from '#src/lib/plain-click.ts';
import type { Choice } from './block-base.ts';
import { addressOf, openTarget } from './open-target.ts';
import type { PageScope } from './page-scope.ts';
import { type ResolvedTarget, resolveTarget, toResolved } from './resolve-target.ts';
import { type FeatureTarget, type Navigation, useNavigation } from './use-navigation.ts';

export interface LinkProps {
	href: string;
	target?: '_blank';
	rel?: string;
	onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Converts targets to link attributes; null for no target, an unsafe URL and a page that the app does not have. */
export function useLink(): (target: Choice<OpenTarget> | undefined, scope: PageScope) => LinkProps | null {
	const navigation = useNavigation();
	return (target, scope) => {
		const resolved = target && resolveTarget(target, scope);
		return resolved ? toLink(resolved, navigation) : null;
	};
}

/** Like `useLink`, for targets given by code. An `<a>` with the attributes of null is plain text. */
export function useLinkTo(): (target: FeatureTarget) => LinkProps | null {
	const navigation = useNavigation();
	return (target) => toLink(toResolved(target), navigation);
}

function toLink(target: ResolvedTarget, navigation: Navigation): LinkProps | null {
	const tab = target.newTab ? { target: '_blank' as const, rel: 'noopener noreferrer' } : {};
	const href = addressOf(target, navigation);
	if (href === null) return null;
	if (target.kind === 'address') return { href, ...tab };
	const open = (event: MouseEvent<HTMLAnchorElement>): void => {
		if (event.defaultPrevented || !isPlainClick(event)) return;
		event.preventDefault();
		openTarget(target, navigation);
	};
	return { href, ...tab, ...(!target.newTab && { onClick: open }) };
}
