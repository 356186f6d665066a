import { Activity } from 'react';
import * as texts from '#generated/messages/menu.ts';
import { Icon } from '#src/ui/icons.tsx';
import { useModal } from '#src/ui/use-modal.ts';
import { SideMenu } from './side-menu.tsx';
import type { MainMenu } from './use-main-menu.ts';

interface MenuDrawerProps {
	menu: MainMenu;
	open: boolean;
	title: string;
	onClose: () => void;
}

/** The main menu on a narrow screen. Stays mounted when closed, so groups remember whether they are folded. */
export const MenuDrawer = ({ open, ...props }: MenuDrawerProps) => (
	<Activity mode={open ? 'visible' : 'hidden'}>
		<OpenDrawer {...props} />
	</Activity>
);

function OpenDrawer({ menu: { entries, trail }, title, onClose }: Omit<MenuDrawerProps, 'open'>) {
	const { props, close } = useModal({ onClose, light: true });
	return (
		<dialog {...props} id="menu-drawer" className="shell-drawer" aria-label={texts.menu}>
			<div className="shell-drawer-body">
				<div className="line shell-drawer-head">
					<span className="line shell-site">{title}</span>
					<button type="button" className="icon-button shell-icon-button" aria-label={texts.fold} data-tooltip={texts.fold} onClick={close}>
						<Icon name="close" />
					</button>
				</div>
				<SideMenu entries={entries} trail={trail} onOpen={close} />
			</div>
		</dialog>
	);
}
