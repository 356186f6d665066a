import { iconPaths } from './icon-paths.ts';

const paths: Readonly<Record<string, string>> = iconPaths;
const style = { flex: 'none' };

/** One of our icons, as large as the text beside it; decoration only, so the text must say it all. An unknown name draws nothing. */
export function Icon({ name }: { name: string }) {
	const path = Object.hasOwn(paths, name) ? paths[name] : undefined;
	if (path === undefined) return null;
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
