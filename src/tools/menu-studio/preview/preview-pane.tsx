import { useState } from 'react';
import { clauseSeparator } from '#generated/messages/lists.ts';
import * as texts from '#generated/messages/tools/menu-studio/preview.ts';
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
const deviceTitles: Readonly<Record<Device, string>> = { desktop: texts.desktop, phone: texts.phone };
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
	const words = [
		role.title,
		deviceTitles[device],
		...(device === 'desktop' ? [texts.layoutNamed({ layout: layoutTitles[layout] })] : []),
		themeModeTitles[mode],
	];
	return (
		<section className={styles.pane} data-device={device} aria-label={texts.preview}>
			<div className={styles.choices}>
				<ChoiceGroup title={texts.role} look="segments" choices={roleChoices} value={roleName} onChange={onRole} />
				<ChoiceGroup title={texts.device} look="segments" choices={deviceChoices} value={device} onChange={setDevice} />
				<ChoiceGroup
					title={texts.layout}
					look="segments"
					choices={layoutChoices}
					value={device === 'phone' ? 'vertical' : layout}
					onChange={setLayout}
					blocked={device === 'phone' ? texts.phoneLayout : undefined}
				/>
				<ChoiceGroup title={texts.look} look="segments" choices={modeChoices} value={mode} onChange={setMode} />
			</div>
			<div className={styles.place}>
				<span className={styles.address} title={place.title}>
					{place.path}
				</span>
				<IconButton label={texts.reopen} title={texts.reopen} icon="refresh" onPress={() => setStart(start + 1)} />
			</div>
			<PreviewFrame
				key={start}
				title={texts.previewOf({ words: words.join(clauseSeparator) })}
				device={device}
				docked={docked}
				scene={{ list, role, layout, mode }}
				onPlace={setPlace}
			/>
			<p className={styles.note}>{texts.note}</p>
		</section>
	);
}
