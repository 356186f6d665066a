import { Icon } from '#src/ui/icons.tsx';
import type { MenuEntry } from './build-menu.ts';

/** The icon of an entry, or the first character of its title. */
export function EntryIcon({ entry: { icon, title } }: { entry: MenuEntry }) {
	const initial = (
		<span className="center menu-initial" aria-hidden="true">
			{title.slice(0, 1)}
		</span>
	);
	return icon ? <Icon name={icon} fallback={initial} /> : initial;
}
