import * as texts from '#generated/messages/shell.ts';
import type { MenuEntry } from '#src/menu/build-menu.ts';
import { MenuColumns } from '#src/menu/menu-columns.tsx';
import { MenuDrawer } from '#src/menu/menu-drawer.tsx';
import { SideMenu } from '#src/menu/side-menu.tsx';
import { type MainMenu, SIDE_ID } from '#src/menu/use-main-menu.ts';
import type { Frame } from './frame.ts';

interface SideAreaProps {
	frame: Frame;
	menu: MainMenu;
	onChoose: (entry: MenuEntry) => void;
	drawer: { open: boolean; title: string; onClose: () => void };
}

export function SideArea({ frame: { side, width }, menu, onChoose, drawer }: SideAreaProps) {
	const { entries, trail, top } = menu;
	const narrow = width === 'narrow';
	switch (side) {
		case 'none':
			return null;
		case 'drawer':
			return <MenuDrawer menu={menu} {...drawer} />;
		case 'whole':
			return (
				<aside id={SIDE_ID} aria-label={texts.side} className="shell-side">
					<SideMenu entries={entries} trail={trail} narrow={narrow} />
				</aside>
			);
		case 'group':
			return (
				<aside id={SIDE_ID} aria-label={texts.side} className="shell-side">
					<SideMenu key={top?.key} entries={top?.items ?? []} trail={trail} narrow={narrow} label={top?.title ?? ''} />
				</aside>
			);
		case 'columns':
			return (
				<aside id={SIDE_ID} aria-label={texts.side} className="shell-side">
					<MenuColumns menu={menu} full={!narrow} onChoose={onChoose} />
				</aside>
			);
	}
}
