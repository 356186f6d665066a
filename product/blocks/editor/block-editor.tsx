import { dialog, Events, getFocusManager, type WorkspaceSvg } from 'blockly/core';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { QuickButton } from '#app/programs/quick-button.tsx';
import { downloadBlob } from '#src/lib/download-file.ts';
import { printPage } from '#src/lib/print-page.ts';
import { useKeptData } from '#src/pages/use-kept-data.ts';
import { Button } from '#src/ui/button.tsx';
import { useAfterFirst } from '#src/ui/use-after-first.ts';
import { blockLines } from '../block-lines.ts';
import type { BlockProgram, ParsedProgram } from '../block-program.ts';
import { countBlocks } from '../block-rule.ts';
import { blocksIn, isOfBlocks, writeBlockText } from '../block-text.ts';
import { pythonOf, toPython } from '../to-python.ts';
import styles from './block-editor.module.css';
import { BlockKeys } from './block-keys.tsx';
import { BlockSheet, drawBlocks } from './block-sheet.tsx';
import { type BlockWorkspace, createWorkspace } from './create-workspace.ts';
import { type AskedName, NameDialog } from './name-dialog.tsx';
import { PythonPanel } from './python-panel.tsx';
import { toolboxOf } from './toolbox-definition.ts';

export interface BlockEditorProps {
	/** A text with blocks; other texts open as an empty program. Read when the editor opens and when `replaced` changes. */
	code: string;
	/** The text before the program was replaced, to undo that. */
	opening: string;
	/** Counts the texts that take the place of the program. */
	replaced: number;
	/** The block of this line of its Python is selected when `lineRequests` changes. */
	line: number;
	lineRequests: number;
	/** Name of a toolbox. Null or an unknown one: all blocks. */
	toolbox: string | null;
	/** Types of blocks that its drawers leave out. None by default. */
	without?: readonly string[] | undefined;
	/** The most blocks that a program may have; null for no limit. */
	most: number | null;
	onChange: (code: string) => void;
	/** Takes the Python that the blocks mean. Null where it cannot. */
	onContinueInPython: ((python: string) => void) | null;
}

/** Builds a program of blocks. */
export function BlockEditor(props: BlockEditorProps) {
	const { code, opening, replaced, line, lineRequests, toolbox, without, most, onChange, onContinueInPython } = props;
	const parent = useRef<HTMLDivElement>(null);
	const opened = useRef<BlockWorkspace>(null);
	const isNarrow = useNarrow();
	const [parsed, setParsed] = useState(() => blocksIn(code));
	const written = parsed?.program && countBlocks(parsed.program) > 0 ? parsed.program : null;
	const [asked, setAsked] = useState<AskedName | null>(null);
	const [showsKeys, setShowsKeys] = useState(false);
	const [printed, setPrinted] = useState<HTMLElement | null>(null);
	const [selected, setSelected] = useState('');
	const panel = usePanel();
	const change = useEffectEvent((next: ParsedProgram): void => {
		setParsed(next);
		if (next.program) onChange(writeBlockText(next.program));
	});
	const create = useEffectEvent((element: HTMLElement): BlockWorkspace => {
		const created = createWorkspace({ parent: element, toolbox: toolboxOf(toolbox, without), isNarrow, onChange: change });
		created.open(blocksIn(opening)?.program ?? null, false);
		if (code !== opening) created.open(blocksIn(code)?.program ?? null, true);
		// An earlier version of the app may have written other Python for these blocks.
		if (parsed?.program && !isOfBlocks(code)) change(parsed);
		created.workspace.addChangeListener((event) => {
			if (event.type === Events.SELECTED && 'newElementId' in event) setSelected(String(event.newElementId ?? ''));
		});
		return created;
	});
	// Syncs with Blockly, which cannot move or change its toolbox.
	// biome-ignore lint/correctness/useExhaustiveDependencies: both are read when the workspace is made
	useLayoutEffect(() => {
		if (!parent.current) return;
		const created = create(parent.current);
		opened.current = created;
		return () => {
			created.close();
			opened.current = null;
		};
	}, [isNarrow, toolbox]);
	useAfterFirst(() => {
		const next = blocksIn(code);
		setParsed(next);
		opened.current?.open(next?.program ?? null, true);
	}, replaced);
	const lines = useMemo(() => parsed?.program && blockLines(parsed.program), [parsed]);
	const select = (id: string): void => {
		const workspace = opened.current?.workspace;
		const block = workspace?.getBlockById(id);
		if (!block) return;
		getFocusManager().focusNode(block);
		workspace?.centerOnBlock(id, true);
	};
	useAfterFirst(() => {
		const block = lines?.blockAt(line);
		if (block) select(block.id);
	}, lineRequests);
	// Blockly has one prompt for all workspaces.
	const ask = (): void => dialog.setPrompt((question, name, answer) => setAsked({ question, name, answer }));
	const onWorkspace = (act: (workspace: WorkspaceSvg) => void) => () => opened.current && act(opened.current.workspace);
	const print = (workspace: WorkspaceSvg): void => {
		window.addEventListener('afterprint', () => setPrinted(null), { once: true });
		flushSync(() => setPrinted(drawBlocks(workspace)));
		void printPage();
	};
	return (
		<div className={styles.editor} onFocusCapture={ask} onPointerDownCapture={ask}>
			<div className={styles.tools} role="toolbar" aria-label="积木">
				<QuickButton label="撤销" icon="undo" onPress={onWorkspace((workspace) => workspace.undo(false))} />
				<QuickButton label="重做" icon="redo" onPress={onWorkspace((workspace) => workspace.undo(true))} />
				<QuickButton label="放大" icon="plus" onPress={onWorkspace((workspace) => workspace.zoomCenter(1))} />
				<QuickButton label="缩小" icon="minus" onPress={onWorkspace((workspace) => workspace.zoomCenter(-1))} />
				<QuickButton label="把积木排整齐" icon="list" onPress={onWorkspace((workspace) => workspace.cleanUp())} />
				<QuickButton label="保存到文件" icon="download" resting={!written} onPress={() => written && save(written)} />
				<QuickButton label="打印积木" icon="print" resting={!written} onPress={onWorkspace((workspace) => written && print(workspace))} />
				<QuickButton label="按键说明" icon="question" onPress={() => setShowsKeys(true)} />
				<Button label="看 Python" icon="code" kind="text" expanded={panel.isOpen} controls={panel.id} onPress={panel.toggle} instant />
				<ProgramState parsed={parsed} most={most} />
			</div>
			<div className={styles.both}>
				<div ref={parent} className={styles.blocks} data-own-keys />
				{panel.isOpen && (
					<PythonPanel
						id={panel.id}
						lines={lines?.lines ?? []}
						selected={lines?.lineOf(selected) ?? null}
						onBlock={select}
						onContinue={onContinueInPython && (() => onContinueInPython(pythonOf(lines ?? { lines: [] })))}
					/>
				)}
			</div>
			{showsKeys && <BlockKeys onClose={() => setShowsKeys(false)} />}
			{printed && written && <BlockSheet picture={printed} program={written} />}
			{asked && <NameDialog asked={asked} onClose={() => setAsked(null)} />}
		</div>
	);
}

/** As Python, which opens as blocks again. */
const save = (program: BlockProgram): void => downloadBlob(new Blob([writeBlockText(program)], { type: 'text/x-python' }), '积木程序.py');

/** Counts the blocks of the program, and warns about loose ones and empty slots. */
function ProgramState({ parsed, most }: { parsed: ParsedProgram | null; most: number | null }) {
	if (parsed?.error)
		return (
			<p className={styles.state} role="alert">
				{parsed.error}
			</p>
		);
	const written = parsed?.program ? toPython(parsed.program) : null;
	const size = parsed?.program ? countBlocks(parsed.program) : 0;
	return (
		<p className={styles.state} role="status">
			{most === null ? `${size} 块积木` : `用了 ${size} 块，最多 ${most} 块`}
			{written && written.loose > 0 && `，有 ${written.loose} 叠没接在“开始”下面，不会运行`}
			{written && written.unfilled.length > 0 && `，有 ${written.unfilled.length} 块还空着`}
		</p>
	);
}

/** Whether the Python is shown, here and wherever blocks are built in this browser. */
function usePanel() {
	const { storage } = useKeptData();
	const id = useId();
	const [isOpen, setOpen] = useState(() => storage.read('blocks-python') !== null);
	const toggle = (): void => {
		storage.write('blocks-python', isOpen ? null : 'shown');
		setOpen(!isOpen);
	};
	return { id, isOpen, toggle };
}

/** Whether the toolbox has no room beside the blocks. */
function useNarrow(): boolean {
	const [query] = useState(() => matchMedia('(max-width: 700px)'));
	const [isNarrow, setNarrow] = useState(query.matches);
	useEffect(() => {
		// Paper is narrower than the screen, to which the user returns.
		const follow = (): void => {
			if (!matchMedia('print').matches) setNarrow(query.matches);
		};
		query.addEventListener('change', follow);
		return () => query.removeEventListener('change', follow);
	}, [query]);
	return isNarrow;
}
