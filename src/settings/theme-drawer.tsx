import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { useModal } from '#src/ui/use-modal.ts';
import { ColorChoice, FontSizeRange, LayoutChoice, ModeChoice, NameChoice, RadiusRange, ThemeSwitch } from './theme-choices.tsx';
import { useSettingsStore } from './use-settings.ts';
import './theme-drawer.css';

interface ThemeDrawerProps {
	/** Called once it is closed and the focus is restored. */
	onClose: () => void;
}

/** The theme settings. Each change applies and is saved immediately. */
export function ThemeDrawer({ onClose }: ThemeDrawerProps) {
	const { props, close } = useModal({ onClose, light: true });
	const store = useSettingsStore();
	return (
		<dialog {...props} className="theme-drawer" aria-labelledby="theme-drawer-title">
			<div className="column theme-drawer-body">
				<div className="line theme-drawer-head">
					<h2 id="theme-drawer-title">主题设置</h2>
					<button
						type="button"
						className="icon-button shell-icon-button"
						aria-label="关闭主题设置"
						data-tooltip="关闭主题设置"
						onClick={close}
					>
						<Icon name="close" />
					</button>
				</div>
				<div className="stack theme-drawer-choices">
					<ModeChoice />
					<NameChoice />
					<ColorChoice />
					<LayoutChoice />
					<RadiusRange />
					<FontSizeRange />
					<ThemeSwitch field="colorWeak" label="色弱模式" note="对错和提醒换用容易分辨的颜色" />
					<ThemeSwitch field="lessMotion" label="减少动画" note="轮播不自己翻页，界面不做过渡" />
				</div>
				<div className="theme-drawer-foot">
					<Button label="恢复默认" icon="refresh" wide onPress={store.resetTheme} />
				</div>
			</div>
		</dialog>
	);
}
