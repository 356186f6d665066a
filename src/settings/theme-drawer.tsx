import * as texts from '#generated/messages/settings/drawer.ts';
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
					<h2 id="theme-drawer-title">{texts.title}</h2>
					<button
						type="button"
						className="icon-button shell-icon-button"
						aria-label={texts.close}
						data-tooltip={texts.close}
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
					<ThemeSwitch field="colorWeak" label={texts.colorWeak} note={texts.colorWeakNote} />
					<ThemeSwitch field="lessMotion" label={texts.lessMotion} note={texts.lessMotionNote} />
				</div>
				<div className="theme-drawer-foot">
					<Button label={texts.reset} icon="refresh" wide onPress={store.resetTheme} />
				</div>
			</div>
		</dialog>
	);
}
