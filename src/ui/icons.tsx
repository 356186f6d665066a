import { useSyncExternalStore } from 'react';
import { iconPath, iconsAreComplete, subscribeToIcons } from './icon-set.ts';

const style = { flex: 'none' };

/** One of our icons, as large as the text beside it; decoration only, so the text must say it all. An unknown name draws nothing. */
export function Icon({ name }: { name: string }) {
	const path = iconPath(name);
	if (path !== undefined) return <Stroke path={path} />;
	return iconsAreComplete() ? null : <LateIcon name={name} />;
}

/** Keeps the room of an icon whose drawing is on its way. */
function LateIcon({ name }: { name: string }) {
	const path = useSyncExternalStore(subscribeToIcons, () => iconPath(name) ?? (iconsAreComplete() ? null : ''));
	return path === null ? null : <Stroke path={path} />;
}

/** A drawing that one place alone needs, in the manner of our icons. */
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
