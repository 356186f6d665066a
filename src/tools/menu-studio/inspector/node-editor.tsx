import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import * as texts from '#generated/messages/tools/menu-studio/inspector.ts';
import * as fields from '#generated/messages/tools/menu-studio/publish/imports/fields.ts';
import type { Draft, DraftNode, NodePosition } from '#src/tools/menu-studio/draft/draft-tree.ts';
import { changeFields, changeMeta, setFlag } from '#src/tools/menu-studio/draft/edit-nodes.ts';
import { moveToPosition, type Outcome } from '#src/tools/menu-studio/draft/move-nodes.ts';
import { hasFlag, kindOf, metaOf, textOf, titleOf } from '#src/tools/menu-studio/draft/node-fields.ts';
import type { Studio } from '#src/tools/menu-studio/draft/studio-store.ts';
import { Switch } from '#src/ui/switch.tsx';
import { SwitchField, TextField } from './field.tsx';
import { GuardEditor } from './guard-editor.tsx';
import { IconPicker } from './icon-picker.tsx';
import styles from './inspector.module.css';
import { pageInPlaceOf, retitle } from './menu-rule.ts';
import { NodeTarget, type NodeTargetProps } from './node-target.tsx';
import { WhoSeesTable } from './who-sees-table.tsx';

/** The fields of one node. */
export function NodeEditor({ studio, draft, place, role }: NodeTargetProps) {
	const { node } = place;
	/** Choices and tables take longer to draw than all the rest: the title does not wait for them. */
	const [hasRest, setHasRest] = useState(false);
	useEffect(() => startTransition(() => setHasRest(true)), []);
	const settledDraft = useDeferredValue(draft);
	const editing = editingOf(studio, node);
	return (
		<>
			<LookFields place={place} editing={editing} />
			{hasRest && <NodeTarget studio={studio} draft={draft} place={place} role={role} />}
			{hasRest && (
				<section className={styles.section} aria-label={texts.guard}>
					<GuardEditor guard={metaOf(node).guard} disabled={studio.readOnly} onChange={(guard) => editing.setMeta('guard', guard)} />
					<WhoSeesTable draft={settledDraft} nodeKey={node.key} />
				</section>
			)}
			<MoreFields place={place} editing={editing} />
		</>
	);
}

/** Changes of one node. Each begins with the newest draft: the shown one may be older for a moment. */
interface Editing {
	readOnly: boolean;
	setMeta: (field: string, value: unknown) => void;
	setText: (field: string) => (value: string) => void;
	setTitle: (title: string) => void;
	setFields: (fields: Readonly<Record<string, unknown>>) => void;
	setFlag: (name: string, on: boolean) => void;
	moveTo: (position: number) => void;
}

function editingOf(studio: Studio, { key }: DraftNode): Editing {
	const apply = (change: (draft: Draft) => Outcome, merge?: string): void => void studio.apply(change(studio.state.draft), merge);
	/** Typing in one field is one step. */
	const setMeta = (field: string, value: unknown): void => apply((draft) => changeMeta(draft, key, { [field]: value }), `${field} ${key}`);
	return {
		readOnly: studio.readOnly,
		setMeta,
		setText: (field) => (value) => setMeta(field, value === '' ? undefined : value),
		setTitle: (title) => apply((draft) => retitle(draft, key, title === '' ? undefined : title), `title ${key}`),
		setFields: (fields) => apply((draft) => changeFields(draft, key, fields)),
		setFlag: (name, on) => apply((draft) => setFlag(draft, key, name, on)),
		moveTo: (position) => apply((draft) => moveToPosition(draft, key, position)),
	};
}

interface EditedPlace {
	place: NodePosition;
	editing: Editing;
}

interface FlagProps {
	node: DraftNode;
	editing: Editing;
	name: string;
	label: string;
	hint?: string;
}

const Flag = ({ node, editing, name, label, hint }: FlagProps) => (
	<SwitchField label={label} {...(hint && { hint })}>
		{({ id, describedBy }) => (
			<Switch
				id={id}
				aria-describedby={describedBy}
				checked={hasFlag(node, name)}
				disabled={editing.readOnly}
				onChange={({ target }) => editing.setFlag(name, target.checked)}
			/>
		)}
	</SwitchField>
);

function LookFields({ place, editing }: EditedPlace) {
	const { node } = place;
	const { readOnly, setText, setTitle } = editing;
	const meta = metaOf(node);
	const kind = kindOf(node);
	const page = kind === 'group' ? pageInPlaceOf(node) : null;
	return (
		<section className={styles.section} aria-label={texts.look}>
			<TextField
				label={texts.title}
				mark="title"
				value={typeof meta.title === 'string' ? meta.title : ''}
				placeholder={titleOf(node)}
				{...(page && { hint: hintOfOne(titleOf(page)) })}
				disabled={readOnly}
				onChange={setTitle}
			/>
			<IconPicker value={textOf(meta.icon)} disabled={readOnly} onChange={setText('icon')} />
			<Flag node={node} editing={editing} name="hidden" label={texts.hide} hint={texts.hideHint} />
			<div className={styles.pair}>
				<TextField
					label={texts.place}
					hint={texts.placeHint({ count: place.siblings.length })}
					kind="number"
					value={String(place.index + 1)}
					disabled={readOnly}
					whenDone
					onChange={(value) => editing.moveTo(Number(value) || place.index + 1)}
				/>
				{(kind === 'page' || kind === 'link') && (
					<TextField
						label={texts.badge}
						hint={texts.badgeHint}
						value={textOf(meta.badge)}
						disabled={readOnly}
						onChange={setText('badge')}
					/>
				)}
			</div>
		</section>
	);
}

function MoreFields({ place: { node, address }, editing }: EditedPlace) {
	const { readOnly, setFields } = editing;
	const kind = kindOf(node);
	return (
		<details className={styles.more}>
			<summary>{texts.more}</summary>
			<section className={styles.section} aria-label={texts.more}>
				{kind !== 'link' && (
					<TextField
						label={texts.address}
						hint={texts.opens({ address })}
						value={textOf(node.record.path)}
						disabled={readOnly}
						whenDone
						onChange={(path) => setFields({ path })}
					/>
				)}
				<TextField
					label={texts.name}
					hint={texts.nameHint}
					value={textOf(node.record.name)}
					disabled={readOnly}
					whenDone
					onChange={(name) => setFields({ name: name || undefined })}
				/>
				{kind === 'page' && (
					<TextField
						label={texts.activeMenu}
						hint={texts.activeMenuHint}
						value={textOf(metaOf(node).activeMenu)}
						disabled={readOnly}
						whenDone
						onChange={editing.setText('activeMenu')}
					/>
				)}
				{flagsOf(kind).map(([name, label, hint]) => (
					<Flag key={name} node={node} editing={editing} name={name} label={label} {...(hint && { hint })} />
				))}
			</section>
		</details>
	);
}

type FlagWords = readonly [name: string, label: string, hint?: string];

function flagsOf(kind: ReturnType<typeof kindOf>): readonly FlagWords[] {
	if (kind === 'group') return GROUP_FLAGS;
	return kind === 'page' ? PAGE_FLAGS : [];
}

const GROUP_FLAGS: readonly FlagWords[] = [
	['alwaysShow', fields.alwaysShow],
	['levelHidden', fields.levelHidden, texts.levelHiddenHint],
];

const PAGE_FLAGS: readonly FlagWords[] = [
	['noClosable', fields.noClosable],
	['noKeepAlive', fields.noKeepAlive],
	['tabHidden', fields.tabHidden],
	['dynamicNewTab', fields.dynamicNewTab],
];

const hintOfOne = (page: string): string => texts.onlyPage({ page, more: texts.more, flag: fields.alwaysShow });
