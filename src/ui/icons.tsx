import { useSyncExternalStore } from 'react';
import { iconPath, iconsAreComplete, subscribeToIcons } from './icon-set.ts';

const style = { flex: 'none' };

/** A decorative icon in the size of the text. Renders nothing for an unknown name. */
export function Icon({ name }: { name: string }) {
	const path = iconPath(name);
	if (path !== undefined) return <Stroke path={path} />;
	return iconsAreComplete() ? null : <LateIcon name={name} />;
}

/** Reserves the space of an icon that is still loading. */
function LateIcon({ name }: { name: string }) {
	const path = useSyncExternalStore(subscribeToIcons, () => iconPath(name) ?? (iconsAreComplete() ? null : ''));
	return path === null ? null : <Stroke path={path} />;
}

export function Stroke({ path }: { path: string }) {
	return (
		<svg
			viewBox="0 0 24 24"
			width="1.25em"
			height="1.25em"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.8"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			focusable="false"
			style={style}
		>
			<path d={path} />
		</svg>
	);
}
