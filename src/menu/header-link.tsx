import { useEffect, useState } from 'react';
import { Icon } from '#src/ui/icons.tsx';
import type { MenuEntry } from './build-menu.ts';
import { useMenuEnvironment } from './menu-context.ts';
import type { MenuCount } from './menu-counts.ts';
import { MenuLink } from './menu-link.tsx';
import './header-link.css';

/** A number with more digits has no room. */
const MOST = 99;

/** An item of the header's menu: its icon, and how much waits behind it. */
export function HeaderLink({ entry }: { entry: MenuEntry }) {
	const count = useCount(entry.key);
	const label = count ? `${entry.title}，${count.number} ${count.unit}` : entry.title;
	return (
		<MenuLink entry={entry} className="shell-icon-button shell-header-link" label={label}>
			<Icon name={entry.icon ?? ''} />
			{count && (
				<span className="shell-count" aria-hidden="true">
					{count.number > MOST ? `${MOST}+` : count.number}
				</span>
			)}
		</MenuLink>
	);
}

function useCount(key: string): MenuCount | null {
	const { loadMenuCounts } = useMenuEnvironment();
	const [count, setCount] = useState<MenuCount | null>(null);
	// Counts come over the network, for as long as the header stands.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the loader is that of the one app, whatever the path
	useEffect(() => {
		let stop: (() => void) | null = null;
		let gone = false;
		const watch = async (): Promise<void> => {
			const counts = await loadMenuCounts?.();
			if (!gone && counts) stop = counts.watch(key, setCount);
		};
		// Without its code there is no number, and nothing else is amiss.
		watch().catch(() => undefined);
		return () => {
			gone = true;
			stop?.();
		};
	}, [key]);
	return count;
}
