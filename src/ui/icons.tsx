import { iconPaths } from './icon-paths.ts';

const paths: Readonly<Record<string, string>> = iconPaths;
const style = { flex: 'none' };

export const hasIcon = (name: string): boolean => Object.hasOwn(paths, name);

/** One of our icons, as large as the text beside it; decoration only, so the text must say it all. An unknown name draws nothing. */
export function Icon({ name }: { name: string }) {
	const path = hasIcon(name) ? paths[name] : undefined;
	return path === undefined ? null : <Stroke path={path} />;
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
