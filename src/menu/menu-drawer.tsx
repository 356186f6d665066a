import { useEffect, useRef } from 'react';
import { Icon } from '#src/ui/icons.tsx';
import { SideMenu } from './side-menu.tsx';
import type { MainMenu } from './use-main-menu.ts';

interface MenuDrawerProps {
	menu: MainMenu;
	open: boolean;
	title: string;
	onClose: () => void;
}

/** The main menu on a narrow screen. A native dialog keeps the focus inside, closes on Escape and gives the focus back. */
export function MenuDrawer({ menu: { entries, trail }, open, title, onClose }: MenuDrawerProps) {
	const dialog = useRef<HTMLDialogElement>(null);

	// Whether a dialog is open is the browser's own state.
	useEffect(() => {
		if (open && !dialog.current?.open) dialog.current?.showModal();
		if (!open && dialog.current?.open) dialog.current.close();
	}, [open]);

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape does the same for keys
		<dialog
			ref={dialog}
			id="menu-drawer"
			className="shell-drawer"
			aria-label="菜单"
			onClose={onClose}
			onClick={(event) => event.target === dialog.current && onClose()}
		>
			<div className="shell-drawer-body">
				<div className="shell-drawer-head">
					<span className="shell-site">{title}</span>
					<button type="button" className="shell-icon-button" aria-label="收起菜单" onClick={onClose}>
						<Icon name="close" />
					</button>
				</div>
				<SideMenu entries={entries} trail={trail} onOpen={onClose} />
			</div>
		</dialog>
	);
}
