import { type ComponentType, useState } from 'react';
import { Icon } from '#src/ui/icons.tsx';
import type { ThemeDrawerProps } from './theme-drawer.tsx';

const loadDrawer = () => import('./theme-drawer.tsx');

/** Opens the theme drawer; its code loads on hover, focus or click. */
export function ThemeButton() {
	const [Drawer, setDrawer] = useState<ComponentType<ThemeDrawerProps> | null>(null);
	const [failed, setFailed] = useState(false);
	const open = (): void => {
		setFailed(false);
		loadDrawer().then(
			({ ThemeDrawer }) => setDrawer(() => ThemeDrawer),
			() => setFailed(true),
		);
	};
	// Errors are handled on click.
	const prepare = (): void => void loadDrawer().catch(() => undefined);
	const label = failed ? '主题设置加载失败，请重试' : '主题设置';
	return (
		<>
			<button
				type="button"
				className="icon-button shell-icon-button"
				aria-label={label}
				data-tooltip={label}
				aria-haspopup="dialog"
				onPointerEnter={prepare}
				onFocus={prepare}
				onClick={open}
			>
				<Icon name={failed ? 'warning' : 'settings'} />
			</button>
			{Drawer && <Drawer onClose={() => setDrawer(null)} />}
		</>
	);
}
