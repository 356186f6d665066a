import { hasIcon } from '#src/ui/icon-set.ts';
import { Icon } from '#src/ui/icons.tsx';
import type { MenuEntry } from './build-menu.ts';

/** The icon of an entry, or the first character of its title. */
export function EntryIcon({ entry: { icon, title } }: { entry: MenuEntry }) {
	if (icon && hasIcon(icon)) return <Icon name={icon} />;
	return (
		<span className="center menu-initial" aria-hidden="true">
			{title.slice(0, 1)}
		</span>
	);
}
