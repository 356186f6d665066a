import { useState } from 'react';
import { type Choice, ChoiceGroup } from '#src/settings/choice-group.tsx';
import type { LayoutName } from '#src/settings/theme.ts';
import { layoutTitles, themeModeTitles } from '#src/settings/theme-titles.ts';
import '#src/settings/theme-drawer.css';
import { IconButton } from '#src/ui/icon-button.tsx';
import { type Device, PreviewFrame } from './preview-frame.tsx';
import styles from './preview-pane.module.css';
import { previewRoles } from './preview-roles.ts';
import type { Scene } from './scene.ts';

const choicesOf = <Value extends string>(titles: Readonly<Record<Value, string>>, values: readonly Value[]): readonly Choice<Value>[] =>
	values.map((value) => ({ value, title: titles[value] }));

const roleChoices = Object.entries(previewRoles).map(([value, { title }]) => ({ value, title }));
const deviceTitles: Readonly<Record<Device, string>> = { desktop: '电脑', phone: '手机' };
const deviceChoices = choicesOf<Device>(deviceTitles, ['desktop', 'phone']);
const layoutChoices = choicesOf<LayoutName>(layoutTitles, ['vertical', 'horizontal', 'column', 'comprehensive']);
const modeChoices = choicesOf<Scene['mode']>(themeModeTitles, ['light', 'dark']);

interface PreviewPaneProps {
	list: readonly unknown[];
	docked: boolean;
	/** Name of the role that is previewed. */
	role: string;
	onRole: (role: string) => void;
}

/** The app as a role would see it with this list, not yet published. */
export function PreviewPane({ list, docked, role: roleName, onRole }: PreviewPaneProps) {
	const [device, setDevice] = useState<Device>('desktop');
	const [layout, setLayout] = useState<LayoutName>('vertical');
	const [mode, setMode] = useState<Scene['mode']>('light');
	const [start, setStart] = useState(0);
	const [place, setPlace] = useState({ path: '/', title: '' });
	const role = previewRoles[roleName];
	if (!role) return null;
	const words = [role.title, deviceTitles[device], ...(device === 'desktop' ? [`${layoutTitles[layout]}布局`] : []), themeModeTitles[mode]];
	return (
		<section className={styles.pane} data-device={device} aria-label="预览">
			<div className={styles.choices}>
				<ChoiceGroup title="身份" look="segments" choices={roleChoices} value={roleName} onChange={onRole} />
				<ChoiceGroup title="设备" look="segments" choices={deviceChoices} value={device} onChange={setDevice} />
				<ChoiceGroup
					title="布局"
					look="segments"
					choices={layoutChoices}
					value={device === 'phone' ? 'vertical' : layout}
					onChange={setLayout}
					blocked={device === 'phone' ? '手机上始终是纵向布局。' : undefined}
				/>
				<ChoiceGroup title="外观" look="segments" choices={modeChoices} value={mode} onChange={setMode} />
			</div>
			<div className={styles.place}>
				<span className={styles.address} title={place.title}>
					{place.path}
				</span>
				<IconButton label="重新打开预览" title="重新打开预览" icon="refresh" onPress={() => setStart(start + 1)} />
			</div>
			<PreviewFrame
				key={start}
				title={`预览：${words.join('，')}`}
				device={device}
				docked={docked}
				scene={{ list, role, layout, mode }}
				onPlace={setPlace}
			/>
			<p className={styles.note}>菜单按所选身份显示，页面里的内容用你自己的账号读取。预览里点什么都不会提交。</p>
		</section>
	);
}
