import { memo, type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { type Draft, type NodePlace, placeOf } from '#src/features/menu-studio/draft/draft-tree.ts';
import { changeFields, changeMeta, setFlag } from '#src/features/menu-studio/draft/edit-nodes.ts';
import { moveToPosition, type Outcome } from '#src/features/menu-studio/draft/move-nodes.ts';
import { hasFlag, KIND_WORDS, kindOf, metaOf, textOf, titleOf, urlOf } from '#src/features/menu-studio/draft/node-fields.ts';
import type { Studio } from '#src/features/menu-studio/draft/studio-store.ts';
import { PageDialog } from '#src/features/menu-studio/page-dialog.tsx';
import type { NodeFinding } from '#src/features/menu-studio/use-findings.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { SwitchField, TextField } from './field.tsx';
import { GuardEditor } from './guard-editor.tsx';
import { IconPicker } from './icon-picker.tsx';
import styles from './inspector.module.css';
import { LinkField } from './link-field.tsx';
import { pageInPlaceOf } from './menu-rule.ts';
import { readPageChoices } from './page-choices.ts';
import { WhoSeesTable } from './who-sees-table.tsx';

interface InspectorProps {
	studio: Studio;
	draft: Draft;
	selected: readonly string[];
	findings: readonly NodeFinding[];
	/** Name of the role that sees pictures of pages. */
	role: string;
}

/** The fields of the chosen node. */
export const Inspector = memo(function Inspector({ studio, draft, selected, findings, role }: InspectorProps) {
	const place = selected.length === 1 ? placeOf(draft, selected[0] ?? '') : null;
	if (selected.length > 1)
		return <p className={styles.none}>选中了 {selected.length} 个菜单，可以一起移动、隐藏、复制、放进新分组或移除。</p>;
	if (!place) return <p className={styles.none}>在左边选一个菜单，这里可以改它的标题、图标和谁能看到。</p>;
	const own = findings.filter(({ key }) => key === place.node.key);
	return (
		<div className={styles.inspector} key={place.node.key}>
			<h2 className={styles.heading} tabIndex={-1}>
				{titleOf(place.node)} <Badge label={KIND_WORDS[kindOf(place.node)]} tone="mute" />
			</h2>
			{own.map((finding) => (
				<p key={`${finding.code} ${finding.message}`} className={styles.finding} data-severity={finding.severity}>
					<Icon name="warning" />
					<span>
						{finding.message}
						{finding.remedy && <small>{finding.remedy}</small>}
					</span>
				</p>
			))}
			{place.node.stray ? (
				<p className={styles.hint}>这不是一条路由记录，应用会略去它。可以把它移除。</p>
			) : (
				<Fields {...{ studio, draft, place, role }} />
			)}
		</div>
	);
});

interface FieldsProps {
	studio: Studio;
	draft: Draft;
	place: NodePlace;
	role: string;
}

function Fields({ studio, draft, place, role }: FieldsProps) {
	const { node } = place;
	const { key } = node;
	const { readOnly } = studio;
	// A change begins with the newest draft: the shown one may be older for a moment.
	/** Choices and tables take longer to draw than all the rest: the title does not wait for them. */
	const [hasRest, setHasRest] = useState(false);
	useEffect(() => startTransition(() => setHasRest(true)), []);
	const settledDraft = useDeferredValue(draft);
	const meta = metaOf(node);
	const kind = kindOf(node);
	const page = kind === 'group' ? pageInPlaceOf(node) : null;
	/** Typing in one field is one step. */
	const setMeta = (field: string, value: unknown): void =>
		void studio.apply(changeMeta(studio.state.draft, key, { [field]: value }), `${field} ${key}`);
	const setText = (field: string) => (value: string) => setMeta(field, value === '' ? undefined : value);
	const apply = (outcome: Outcome): void => void studio.apply(outcome);
	const flag = (name: string, label: string, hint?: string): ReactNode => (
		<SwitchField label={label} {...(hint && { hint })}>
			{({ id, describedBy }) => (
				<Switch
					id={id}
					aria-describedby={describedBy}
					checked={hasFlag(node, name)}
					disabled={readOnly}
					onChange={({ target }) => apply(setFlag(studio.state.draft, key, name, target.checked))}
				/>
			)}
		</SwitchField>
	);
	return (
		<>
			<section className={styles.section} aria-label="外观">
				<TextField
					label="标题"
					mark="title"
					value={typeof meta.title === 'string' ? meta.title : ''}
					placeholder={titleOf(node)}
					{...(page && { hint: hintOfOne(titleOf(page)) })}
					disabled={readOnly}
					onChange={setText('title')}
				/>
				<IconPicker value={textOf(meta.icon)} disabled={readOnly} onChange={setText('icon')} />
				{flag('hidden', '在菜单里隐藏', '隐藏后仍可按地址打开')}
				<div className={styles.pair}>
					<TextField
						label="位置"
						hint={`这一层共 ${place.siblings.length} 个`}
						kind="number"
						value={String(place.index + 1)}
						disabled={readOnly}
						whenDone
						onChange={(value) => apply(moveToPosition(studio.state.draft, key, Number(value) || place.index + 1))}
					/>
					{(kind === 'page' || kind === 'link') && (
						<TextField label="角标" hint="几个字或一个数" value={textOf(meta.badge)} disabled={readOnly} onChange={setText('badge')} />
					)}
				</div>
			</section>
			{hasRest && <Target {...{ studio, draft, place, role }} />}
			{hasRest && (
				<section className={styles.section} aria-label="谁能看到">
					<GuardEditor guard={meta.guard} disabled={readOnly} onChange={(guard) => setMeta('guard', guard)} />
					<WhoSeesTable draft={settledDraft} nodeKey={key} />
				</section>
			)}
			<details className={styles.more}>
				<summary>更多设置</summary>
				<section className={styles.section} aria-label="更多设置">
					{kind !== 'link' && (
						<TextField
							label="地址"
							hint={`打开的是 ${place.address}`}
							value={textOf(node.record.path)}
							disabled={readOnly}
							whenDone
							onChange={(path) => apply(changeFields(studio.state.draft, key, { path }))}
						/>
					)}
					<TextField
						label="名称"
						hint="程序里用的名字，每条各不相同"
						value={textOf(node.record.name)}
						disabled={readOnly}
						whenDone
						onChange={(name) => apply(changeFields(studio.state.draft, key, { name: name || undefined }))}
					/>
					{kind === 'group' ? (
						<>
							{flag('alwaysShow', '只有一项时也显示分组')}
							{flag('levelHidden', '省去这一级', '下面的菜单直接显示出来')}
						</>
					) : (
						kind === 'page' && (
							<>
								<TextField
									label="打开时高亮的菜单"
									hint="另一个页面的地址或名称"
									value={textOf(meta.activeMenu)}
									disabled={readOnly}
									whenDone
									onChange={setText('activeMenu')}
								/>
								{flag('noClosable', '标签页固定，不能关闭')}
								{flag('noKeepAlive', '离开后重新加载页面')}
								{flag('tabHidden', '不显示在标签栏')}
								{flag('dynamicNewTab', '不同参数各开一个标签页')}
							</>
						)
					)}
				</section>
			</details>
		</>
	);
}

const hintOfOne = (page: string): string =>
	`这个分组只有“${page}”一项，菜单里直接显示它，不显示分组的标题。想显示分组，请打开“更多设置”里的“只有一项时也显示分组”。`;

/** Which page or address the node opens. */
function Target({ studio, draft, place: { node, address }, role }: FieldsProps) {
	const [choosing, setChoosing] = useState(false);

	const { key } = node;
	const kind = kindOf(node);
	if (kind === 'link') {
		const field = 'url' in node.record ? 'url' : 'path';
		return (
			<section className={styles.section} aria-label="打开什么">
				<LinkField
					url={urlOf(node)}
					disabled={studio.readOnly}
					onChange={(url) => studio.apply(changeFields(studio.state.draft, key, { [field]: url }), `url ${key}`)}
				/>
			</section>
		);
	}
	if (kind !== 'page') return null;
	const component = textOf(node.record.component);
	const known = readPageChoices().find(({ page }) => page === component);
	return (
		<section className={styles.section} aria-label="打开什么">
			<div className={styles.field}>
				<span>打开的页面</span>
				<div className={styles.target}>
					<Icon name={known?.icon || 'file'} />
					<strong>{known?.title ?? component}</strong>
					{!studio.readOnly && <Button label="换一个" kind="text" onPress={() => setChoosing(true)} />}
				</div>
			</div>
			<p className={styles.hint}>地址 {address}</p>
			{choosing && (
				<PageDialog
					title={`“${titleOf(node)}”打开的页面`}
					draft={draft}
					role={role}
					current={component}
					onClose={() => setChoosing(false)}
					onChoose={({ page }) => {
						setChoosing(false);
						if (page !== component) studio.apply(changeFields(studio.state.draft, key, { component: page }));
					}}
				/>
			)}
		</section>
	);
}
