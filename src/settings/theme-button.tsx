import { useState } from 'react';
import * as texts from '#generated/messages/settings.ts';
import { Icon } from '#src/ui/icons.tsx';
import { lazyDialog } from '#src/ui/lazy-component.tsx';

const ThemeDrawer = lazyDialog(async () => (await import('./theme-drawer.tsx')).ThemeDrawer);

/** Opens the theme drawer; its code loads on hover, focus or click. */
export function ThemeButton() {
	const [open, setOpen] = useState(false);
	return (
		<>
			<button
				type="button"
				className="icon-button shell-icon-button"
				aria-label={texts.themeSettings}
				data-tooltip={texts.themeSettings}
				aria-haspopup="dialog"
				onPointerEnter={ThemeDrawer.preload}
				onFocus={ThemeDrawer.preload}
				onClick={() => setOpen(true)}
			>
				<Icon name="settings" />
			</button>
			{open && <ThemeDrawer onClose={() => setOpen(false)} />}
		</>
	);
}
