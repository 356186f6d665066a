/** The drawers of a toolbox, mended where Blockly's page is not valid, so that a screen reader reads each of them once. */
import {
	BlockFlyoutInflater,
	BlockSvg,
	FlyoutButton,
	type FlyoutItem,
	type IFlyout,
	registry,
	Toolbox,
	ToolboxCategory,
	type WorkspaceSvg,
} from 'blockly/core';

class Drawer extends ToolboxCategory {
	protected override createDom_(): HTMLDivElement {
		const drawer = super.createDom_();
		// Blockly gives the id of what is pressed to this row, too.
		if (this.rowDiv_) this.rowDiv_.style.pointerEvents = 'none';
		return drawer;
	}

	override getClickTarget(): Element {
		return this.getFocusableElement();
	}
}

class DrawerBlocks extends BlockFlyoutInflater {
	override load(state: object, flyout: IFlyout): FlyoutItem {
		const item = super.load(state, flyout);
		const block = item.getElement();
		if (!(block instanceof BlockSvg)) return item;
		// Nothing is connected in a drawer. Its connections are drawn with the block.
		block.render();
		block.getFocusableElement().removeAttribute('aria-owns');
		for (const connection of block.getSvgRoot().querySelectorAll('.blocklyHighlightedConnectionPath'))
			connection.setAttribute('aria-hidden', 'true');
		return item;
	}
}

/** Called once. */
export function registerDrawers(): void {
	// As high as the blocks beside it, for fingers.
	FlyoutButton.TEXT_MARGIN_X = 14;
	FlyoutButton.TEXT_MARGIN_Y = 16;
	registry.register(registry.Type.TOOLBOX_ITEM, ToolboxCategory.registrationName, Drawer, true);
	registry.register(registry.Type.FLYOUT_INFLATER, 'block', DrawerBlocks, true);
}

export function nameToolbox(workspace: WorkspaceSvg): void {
	const toolbox = workspace.getToolbox();
	if (!(toolbox instanceof Toolbox)) return;
	toolbox.HtmlDiv?.setAttribute('role', 'region');
	toolbox.HtmlDiv?.setAttribute('aria-label', '积木盒');
}
