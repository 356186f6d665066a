import { ContextMenuRegistry, ShortcutRegistry, utils, type WorkspaceSvg } from 'blockly/core';

const { KeyCodes } = utils;

/** Firefox has a code of its own for the dash. */
const FIREFOX_DASH = 173;
const FIREFOX_EQUALS = 61;

/** Keys and menus that all workspaces share. Called once. */
export function setBlockShortcuts(): void {
	registerZoom('zoom-in', [KeyCodes.EQUALS, KeyCodes.NUM_PLUS, FIREFOX_EQUALS], (workspace) => workspace.zoomCenter(1));
	registerZoom('zoom-out', [KeyCodes.DASH, KeyCodes.NUM_MINUS, FIREFOX_DASH], (workspace) => workspace.zoomCenter(-1));
	registerZoom('zoom-reset', [KeyCodes.ZERO, KeyCodes.NUM_ZERO], resetZoom);
	// Whether slots are in one row is set by each kind of block.
	ContextMenuRegistry.registry.unregister('blockInline');
}

function resetZoom(workspace: WorkspaceSvg): void {
	workspace.setScale(workspace.options.zoomOptions.startScale);
	workspace.scroll(0, 0);
}

function registerZoom(name: string, keys: readonly number[], zoom: (workspace: WorkspaceSvg) => void): void {
	const { registry } = ShortcutRegistry;
	registry.register({
		name,
		keyCodes: keys.map((key) => registry.createSerializedKey(key, [KeyCodes.CTRL_CMD])),
		preconditionFn: (workspace) => !workspace.isDragging(),
		callback(workspace, event) {
			// The browser would zoom the page.
			event.preventDefault();
			zoom(workspace.targetWorkspace ?? workspace);
			return true;
		},
	});
}
