import {
	Events,
	getFocusManager,
	icons,
	inject,
	serialization,
	svgResize,
	ToolboxCategory,
	Variables,
	type WorkspaceSvg,
} from 'blockly/core';
import type { Toolbox } from '#generated/collections/toolboxes.ts';
import { type BlockProgram, MOST_BLOCKS, type ParsedProgram, parseProgram } from '../block-program.ts';
import { stateOf } from '../block-state.ts';
import './blockly.css';
import { setBlockMessages } from './block-messages.ts';
import { setBlockShortcuts } from './block-shortcuts.ts';
import { themeOf } from './block-theme.ts';
import { defineBlocks } from './define-blocks.ts';
import { nameToolbox, registerDrawers } from './drawers.ts';
import { registerFields } from './fields.ts';
import { NEW_VARIABLE, toolboxDefinition, variableBlocks } from './toolbox-definition.ts';

defineBlocks();
setBlockMessages();
setBlockShortcuts();
registerDrawers();
registerFields();

const EMPTY: BlockProgram = { stacks: [] };

/** In pixels, from the upper left corner. */
const START = { type: 'start', x: 24, y: 24 };

export interface BlockWorkspace {
	workspace: WorkspaceSvg;
	/** `undoable`: the user can go back to the blocks before. */
	open(program: BlockProgram | null, undoable: boolean): void;
	close(): void;
}

export interface WorkspaceOptions {
	parent: HTMLElement;
	toolbox: Toolbox | null;
	/** The toolbox lies below the blocks. */
	isNarrow: boolean;
	/** Called with every change by the user. */
	onChange(parsed: ParsedProgram): void;
}

/** A workspace to build in. It fills its parent. */
export function createWorkspace({ parent, toolbox, isNarrow, onChange }: WorkspaceOptions): BlockWorkspace {
	const workspace = inject(parent, {
		...LOOK,
		theme: themeOf(toolbox),
		...(toolbox && { toolbox: toolboxDefinition(toolbox) }),
		maxBlocks: MOST_BLOCKS,
		horizontalLayout: isNarrow,
		toolboxPosition: isNarrow ? 'end' : 'start',
		move: { scrollbars: true, drag: true, wheel: true },
		zoom: { wheel: true, pinch: true, startScale: isNarrow ? 0.75 : 0.85, maxScale: 2, minScale: 0.4 },
	});
	workspace.registerButtonCallback(NEW_VARIABLE, () => createVariable(workspace));
	nameToolbox(workspace);
	let isShown = parent.clientWidth > 0;
	const size = new ResizeObserver(() => {
		svgResize(workspace);
		if (isShown || parent.clientWidth === 0) return;
		isShown = true;
		// Opened in a hidden pane, which has no room to scroll in.
		workspace.scroll(0, 0);
	});
	size.observe(parent);
	workspace.addChangeListener((event) => {
		if (event instanceof Events.BubbleOpen && event.isOpen && event.blockId) showBubble(workspace, event.blockId);
	});
	reportChanges(workspace, onChange);
	keepFocus(workspace.getInjectionDiv());
	return {
		workspace,
		open(program, undoable) {
			loadProgram(workspace, program ?? EMPTY, undoable);
			workspace.scroll(0, 0);
		},
		close() {
			size.disconnect();
			workspace.dispose();
		},
	};
}

/** A program to look at, as wide and as high as its blocks. */
export function showProgram(parent: HTMLElement, program: BlockProgram): WorkspaceSvg {
	const workspace = inject(parent, { ...LOOK, theme: themeOf(null), readOnly: true, zoom: { startScale: 0.75 } });
	loadProgram(workspace, program, false);
	const { left, top, right, bottom } = workspace.getBlocksBoundingBox();
	const { scale } = workspace;
	parent.style.width = `${(right - left) * scale + 2 * MARGIN}px`;
	parent.style.height = `${(bottom - top) * scale + 2 * MARGIN}px`;
	svgResize(workspace);
	// A page may have several programs: none is a landmark.
	parent.querySelector('.blocklyWorkspace')?.setAttribute('role', 'group');
	workspace.translate(MARGIN - left * scale, MARGIN - top * scale);
	return workspace;
}

/** Pixels around the blocks of a program that is looked at. */
const MARGIN = 8;

const LOOK = {
	renderer: 'zelos',
	sounds: false,
	trashcan: false,
	comments: false,
	collapse: false,
	disable: false,
	// Not read: blockly.css replaces the rules that name its files.
	media: 'unused/',
};

function loadProgram(workspace: WorkspaceSvg, program: BlockProgram, undoable: boolean): void {
	const state = stateOf(program);
	const hasStart = state.blocks.blocks.some(({ type }) => type === 'start');
	const whole = hasStart ? state : { ...state, blocks: { ...state.blocks, blocks: [START, ...state.blocks.blocks] } };
	if (undoable) return serialization.workspaces.load(whole, workspace, { recordUndo: true });
	Events.disable();
	try {
		serialization.workspaces.load(whole, workspace);
	} finally {
		Events.enable();
	}
	workspace.clearUndo();
	// Blockly measures texts with it.
	document.querySelector('.blocklyComputeCanvas')?.setAttribute('aria-hidden', 'true');
}

/** Blockly opens the bubble of a block's parameters where it may be out of sight. */
function showBubble(workspace: WorkspaceSvg, blockId: string): void {
	const bubble = workspace.getBlockById(blockId)?.getIcon(icons.MutatorIcon.TYPE)?.getBubble();
	if (bubble) workspace.scrollBoundsIntoView(bubble.getBoundingRectangle());
}

/** Blockly moves blocks to the front a frame late: by then the focus may be on another of the moved elements, which loses it. */
function keepFocus(container: HTMLElement): void {
	let lost: EventTarget | null = null;
	container.addEventListener('focusout', ({ target, relatedTarget }) => {
		lost = relatedTarget === null ? target : null;
	});
	new MutationObserver((changes) => {
		const element = lost;
		lost = null;
		if (!(element instanceof SVGElement) || document.activeElement !== document.body) return;
		if (changes.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(element))))
			element.focus({ preventScroll: true });
	}).observe(container, { childList: true, subtree: true });
}

/** The question for the name closes the drawer. It opens again, with blocks of the new variable. */
function createVariable(workspace: WorkspaceSvg): void {
	const toolbox = workspace.getToolbox();
	const drawer = toolbox?.getSelectedItem();
	Variables.createVariableButtonHandler(workspace, (name) => {
		if (!(drawer instanceof ToolboxCategory)) return;
		if (name) drawer.updateFlyoutContents(variableBlocks(drawer.getContents(), name));
		toolbox?.setSelectedItem(drawer);
		getFocusManager().focusNode(drawer);
	});
}

function reportChanges(workspace: WorkspaceSvg, onChange: (parsed: ParsedProgram) => void): void {
	let isWaiting = false;
	const report = (): void => {
		isWaiting = false;
		if (workspace.isDragging()) return;
		onChange(parseProgram(JSON.stringify(serialization.workspaces.save(workspace))));
	};
	workspace.addChangeListener(({ isUiEvent, type }) => {
		// Only the event at the end of a drag reports: until then the block is not connected.
		if ((isUiEvent && type !== Events.BLOCK_DRAG) || isWaiting) return;
		isWaiting = true;
		// One action makes several events.
		queueMicrotask(report);
	});
}
