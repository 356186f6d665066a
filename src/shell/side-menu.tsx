import { useShell } from './shell-environment.tsx';
import { SideMenuList } from './side-menu-list.tsx';
import './side-menu.css';

/** The main menu. `narrow` shows icons only; their titles stay readable for screen readers and as tooltips. */
export function SideMenu({ narrow = false, onOpen }: { narrow?: boolean; onOpen?: () => void }) {
	const entries = useShell().useMenu('sidebar');
	return (
		<nav aria-label="主菜单" className={narrow ? 'side-menu side-menu-narrow' : 'side-menu'}>
			<SideMenuList entries={entries} narrow={narrow} onOpen={onOpen} />
		</nav>
	);
}
