import { type ReactNode, use, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { iconPaths } from './icon-paths.ts';
import { IconContext, type IconPaths, type IconSet } from './icon-set.ts';

const style = { flex: 'none' };

interface IconProps {
	name: string;
	/** For an unknown name. */
	fallback?: ReactNode;
}

/** A decorative icon in the size of the text. */
export function Icon({ name, fallback }: IconProps) {
	const icons = use(IconContext);
	const path = pathIn(iconPaths, name);
	if (path !== undefined || !icons) return <Stroke path={path ?? ''} />;
	const { paths } = icons.state;
	return paths ? <LoadedIcon paths={paths} name={name} fallback={fallback} /> : <LateIcon icons={icons} name={name} fallback={fallback} />;
}

/** Reserves the space of an icon that is still loading. */
function LateIcon({ icons, ...props }: IconProps & { icons: IconSet }) {
	const { paths } = useSnapshot(icons.state);
	useEffect(() => icons.load(), [icons]);
	return paths ? <LoadedIcon paths={paths} {...props} /> : <Stroke path="" />;
}

function LoadedIcon({ paths, name, fallback = null }: IconProps & { paths: IconPaths }) {
	const path = pathIn(paths, name);
	return path === undefined ? fallback : <Stroke path={path} />;
}

const pathIn = (paths: IconPaths, name: string): string | undefined => (Object.hasOwn(paths, name) ? paths[name] : undefined);

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
