import { useEffect, useState } from 'react';
import * as texts from '#generated/messages/menu.ts';
import { Icon } from '#src/ui/icons.tsx';
import type { MenuEntry } from './build-menu.ts';
import { useMenuEnvironment } from './menu-context.ts';
import type { MenuCount } from './menu-counts.ts';
import { MenuLink } from './menu-link.tsx';
import './header-link.css';

/** Larger numbers do not fit. */
const MAX_SHOWN = 99;

export function HeaderLink({ entry }: { entry: MenuEntry }) {
	const count = useCount(entry.key);
	const shown = count && (count.number > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count.number));
	// Says what it shows, so that a spoken command finds it.
	const label = count && shown ? texts.counted({ title: entry.title, number: shown, unit: count.unit }) : entry.title;
	return (
		<MenuLink entry={entry} className="icon-button shell-icon-button shell-header-link" label={label}>
			<Icon name={entry.icon ?? ''} />
			{shown && (
				<span className="shell-count" aria-hidden="true">
					{shown}
				</span>
			)}
		</MenuLink>
	);
}

function useCount(key: string): MenuCount | null {
	const { loadMenuCounts } = useMenuEnvironment();
	const [count, setCount] = useState<MenuCount | null>(null);
	// Subscribes to the count, which comes over the network.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the app has one loader, whatever the path
	useEffect(() => {
		// If the code fails to load, the item has no count; everything else works.
		const watching = loadMenuCounts?.().then(
			(counts) => counts.watch(key, setCount),
			() => undefined,
		);
		return () => void watching?.then((stop) => stop?.());
	}, [key]);
	return count;
}
