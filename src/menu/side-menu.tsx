import type { MenuEntry } from './build-menu.ts';
import { SideMenuList } from './side-menu-list.tsx';
import './side-menu.css';

export interface SideMenuProps {
	entries: readonly MenuEntry[];
	/** Keys of the current item and of the groups around it. */
	trail: ReadonlySet<string>;
	narrow?: boolean;
	label?: string;
	onOpen?: () => void;
}

/** The main menu. `narrow` shows icons only; their titles stay readable for screen readers and as tooltips. */
export function SideMenu({ entries, trail, narrow = false, label = '主菜单', onOpen }: SideMenuProps) {
	return (
		<nav aria-label={label} className={narrow ? 'side-menu side-menu-narrow' : 'side-menu'}>
			<SideMenuList entries={entries} trail={trail} narrow={narrow} onOpen={onOpen} />
		</nav>
	);
}
