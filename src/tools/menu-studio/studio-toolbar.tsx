import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import * as texts from '#generated/messages/tools/menu-studio/toolbar.ts';
import { Button } from '#src/ui/button.tsx';
import { Stroke } from '#src/ui/icons.tsx';
import { type Draft, placeOf } from './draft/draft-tree.ts';
import { addGroup, addLink, addPage, copy, group, remove, toggleHidden } from './draft/edit-nodes.ts';
import { moveDown, moveIn, moveOut, moveUp, type Outcome } from './draft/move-nodes.ts';
import { isHidden } from './draft/node-fields.ts';
import type { StudioState } from './draft/studio-core.ts';
import type { Studio } from './draft/studio-store.ts';
import styles from './menu-studio.module.css';
import { PageDialog } from './page-dialog.tsx';

interface ToolbarProps {
	studio: Studio;
	/** Name of the role that sees pictures of pages. */
	role: string;
	/** Shows the fields of a node that was just added. */
	onAdded: () => void;
}

/** Actions on the tree and the selected nodes. */
export function StudioToolbar({ studio, role, onAdded }: ToolbarProps) {
	const { draft, selected, focused, history } = useLater(studio);
	const keys = keysOf({ selected, focused });
	/** A press means the nodes that are chosen by then. */
	const act = (change: (draft: Draft, keys: readonly string[]) => Outcome): void =>
		void studio.apply(change(studio.state.draft, keysOf(studio.state)));
	const nothing = keys.length === 0;
	const nodes = keys.flatMap((key) => placeOf(draft, key)?.node ?? []);
	const allHidden = !nothing && nodes.every(isHidden);
	const undoable = history.done.at(-1);
	const redoable = history.undone.at(-1);
	return (
		<div className={styles.toolbar} role="toolbar" aria-label={texts.tools}>
			<AddTools studio={studio} draft={draft} role={role} onAdded={onAdded} />
			<Tools>
				<Tool
					label={texts.undo}
					words={undoable?.words}
					keys="Ctrl+Z"
					path={PATHS.undo}
					disabled={!undoable}
					onPress={() => studio.undo()}
				/>
				<Tool
					label={texts.redo}
					words={redoable?.words}
					keys="Ctrl+Shift+Z"
					path={PATHS.redo}
					disabled={!redoable}
					onPress={() => studio.redo()}
				/>
			</Tools>
			<Tools>
				<Tool label={texts.copy} path={PATHS.copy} disabled={nothing} onPress={() => act(copy)} />
				<Tool
					label={allHidden ? texts.show : texts.hide}
					keys="Alt+H"
					path={allHidden ? PATHS.show : PATHS.hide}
					disabled={nothing}
					onPress={() => act(toggleHidden)}
				/>
				<Tool label={texts.group} path={PATHS.group} disabled={nothing} onPress={() => act(group)} />
				<Tool label={texts.remove} keys="Delete" path={PATHS.remove} disabled={nothing} onPress={() => act(remove)} />
			</Tools>
			<Tools>
				<Tool label={texts.moveUp} keys="Alt+↑" path={PATHS.up} disabled={nothing} onPress={() => act(moveUp)} />
				<Tool label={texts.moveDown} keys="Alt+↓" path={PATHS.down} disabled={nothing} onPress={() => act(moveDown)} />
				<Tool label={texts.moveIn} keys="Alt+→" path={PATHS.inwards} disabled={nothing} onPress={() => act(moveIn)} />
				<Tool label={texts.moveOut} keys="Alt+←" path={PATHS.outwards} disabled={nothing} onPress={() => act(moveOut)} />
			</Tools>
		</div>
	);
}

function AddTools({ studio, draft, role, onAdded }: ToolbarProps & { draft: Draft }) {
	const [choosing, setChoosing] = useState(false);
	const add = (change: (draft: Draft, near: string | null) => Outcome): void => {
		if (studio.apply(change(studio.state.draft, studio.state.selected.at(-1) ?? null))) onAdded();
	};
	return (
		<Tools>
			<Button label={texts.page} icon="plus" tooltip={texts.addPage} opensDialog onPress={() => setChoosing(true)} />
			<Button label={texts.newGroup} icon="plus" tooltip={texts.addGroup} onPress={() => add(addGroup)} />
			<Button label={texts.link} icon="plus" tooltip={texts.addLink} onPress={() => add(addLink)} />
			{choosing && (
				<PageDialog
					title={texts.choosePage}
					draft={draft}
					role={role}
					onClose={() => setChoosing(false)}
					onChoose={(page) => {
						setChoosing(false);
						add((draft, near) => addPage(draft, near, page));
					}}
				/>
			)}
		</Tools>
	);
}

/** The nodes that a press changes: the chosen ones, else the one at the tab stop. */
const keysOf = ({ selected, focused }: Pick<StudioState, 'selected' | 'focused'>): readonly string[] =>
	selected.length > 0 ? selected : [focused ?? []].flat();

/** The state that the toolbar shows. The tree is drawn first. */
function useLater(studio: Studio): Pick<StudioState, 'draft' | 'selected' | 'focused' | 'history'> {
	const { draft, selected, focused, history } = useSnapshot(studio.state) as StudioState;
	return useDeferredValue(useMemo(() => ({ draft, selected, focused, history }), [draft, selected, focused, history]));
}

const Tools = ({ children }: { children: ReactNode }) => <div className={styles.tools}>{children}</div>;

interface ToolProps {
	label: string;
	/** Description of the step to undo or redo. */
	words?: string | undefined;
	keys?: string;
	path: string;
	disabled: boolean;
	onPress: () => void;
}

/** Stays focusable while it can do nothing, so that the focus is not lost after the last undo. */
function Tool({ label, words, keys, path, disabled, onPress }: ToolProps) {
	const name = words ? texts.named({ label, words }) : label;
	return (
		<button
			type="button"
			className={styles.tool}
			aria-label={name}
			aria-disabled={disabled || undefined}
			data-tooltip={keys ? `${name}（${keys}）` : name}
			onClick={() => !disabled && onPress()}
		>
			<Stroke path={path} />
		</button>
	);
}

const PATHS = {
	copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
	hide: 'M4 4l16 16M9.5 5.4C13.8 4 18.500 6 22 12c-1 1.700-2 3-3.200 4M6.500 7C4.700 8.200 3.300 9.800 2 12c3 5 6 7 10 7 1.500 0 3-.3 4.300-1',
	show: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
	group: 'M3 6h6l2 2h10v11H3zM12 11v5M9.500 13.500h5',
	remove: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
	up: 'M12 19V5M6 11l6-6 6 6',
	down: 'M12 5v14M6 13l6 6 6-6',
	inwards: 'M4 5h16M11 12h9M11 19h9M4 9l4 3.500L4 16',
	outwards: 'M4 5h16M11 12h9M11 19h9M8 9l-4 3.500L8 16',
	undo: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6v1',
	redo: 'M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6v1',
} as const;
