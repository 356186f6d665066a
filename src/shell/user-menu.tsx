import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import * as texts from '#generated/messages/shell.ts';
import { safePicture } from '#src/lib/safe-url.ts';
import type { MenuEntry } from '#src/menu/build-menu.ts';
import { useMenuEnvironment } from '#src/menu/menu-context.ts';
import { MenuLink } from '#src/menu/menu-link.tsx';
import { useSession } from '#src/session/use-session.ts';
import { Icon } from '#src/ui/icons.tsx';
import { useShell } from './shell-environment.tsx';
import '#src/menu/popup-menu.css';

export function UserMenu() {
	const entries = useMenuEnvironment().useMenu('user');
	const { user } = useSession();
	const [open, setOpen] = useState(false);
	const root = useRef<HTMLDivElement>(null);
	const trigger = useRef<HTMLButtonElement>(null);
	const id = useId();
	if (entries.length === 0) return null;

	const close = (): void => setOpen(false);
	const onKeyDown = (event: KeyboardEvent): void => {
		if (event.key === 'Escape' && open) {
			close();
			trigger.current?.focus();
		}
		if (!isArrow(event.key)) return;
		event.preventDefault();
		if (open) moveFocus(root.current, event.key);
		else setOpen(true);
	};

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: handles bubbling keys and blur of the button and the menu
		<div
			ref={root}
			className="shell-user"
			onKeyDown={onKeyDown}
			onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
		>
			<button
				ref={trigger}
				type="button"
				className="line shell-user-button"
				aria-haspopup="menu"
				aria-expanded={open}
				aria-controls={id}
				onClick={() => setOpen(!open)}
			>
				<Avatar address={user.avatar} name={user.name} />
				<span className="truncated shell-user-name" data-tooltip="">
					{user.name}
				</span>
				<Icon name="chevron-down" />
			</button>
			<div id={id} role="menu" aria-label={texts.account} className="popup-menu shell-user-menu" hidden={!open}>
				{entries.map((entry) => (
					<UserMenuItem key={entry.key} entry={entry} onOpen={close} />
				))}
				<ShellItems onInstall={close} />
			</div>
		</div>
	);
}

function UserMenuItem({ entry, onOpen }: { entry: MenuEntry; onOpen: () => void }) {
	const { run } = useMenuEnvironment();
	const { command, icon, title } = entry;
	if (command) return <CommandItem icon={icon} title={title} onPress={() => run(command)} />;
	return (
		<MenuLink entry={entry} role="menuitem" className="line popup-menu-item" onOpen={onOpen}>
			{icon && <Icon name={icon} />}
			<span>{title}</span>
		</MenuLink>
	);
}

/** Installing the app, and resetting the demo. */
function ShellItems({ onInstall }: { onInstall: () => void }) {
	const { resetDemo, installation } = useShell();
	const { offered } = useSnapshot(installation.state);
	const install = (): void => {
		onInstall();
		void installation.install();
	};
	return (
		<>
			{offered && <CommandItem icon="download" title={texts.install} onPress={install} />}
			{resetDemo && <CommandItem icon="refresh" title={texts.resetDemo} onPress={() => void resetDemo()} />}
		</>
	);
}

const CommandItem = ({ icon, title, onPress }: Pick<MenuEntry, 'icon' | 'title'> & { onPress: () => void }) => (
	<button type="button" role="menuitem" className="line popup-menu-item" onClick={onPress}>
		{icon && <Icon name={icon} />}
		<span>{title}</span>
	</button>
);

function Avatar({ address, name }: { address: string; name: string }) {
	const [failed, setFailed] = useState('');
	const url = safePicture(address);
	if (!url || failed === url) {
		return (
			<span className="center tint strong shell-avatar" aria-hidden="true">
				{name.slice(0, 1)}
			</span>
		);
	}
	return <img className="shell-avatar" src={url} alt="" width="32" height="32" onError={() => setFailed(url)} />;
}

const isArrow = (key: string): boolean => key === 'ArrowDown' || key === 'ArrowUp';

function moveFocus(root: HTMLElement | null, key: string): void {
	const items = [...(root?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
	const at = items.indexOf(document.activeElement as HTMLElement);
	const next = key === 'ArrowDown' ? at + 1 : at - 1;
	items[(next + items.length) % items.length]?.focus();
}
