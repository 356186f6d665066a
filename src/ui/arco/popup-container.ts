/**
 * Popups belong to what their control is in. In a page they scroll and hide with it. In a modal dialog or a full screen they lie in the
 * browser's top layer above it: outside they would be inert, and inside they would be cut off at its edge.
 */
export function popupContainer(control: HTMLElement): Element {
	const top = control.closest('dialog, :fullscreen');
	return top ? topLayerIn(top) : (control.closest('[data-page]') ?? document.body);
}

function topLayerIn(parent: Element): Element {
	const layer = parent.querySelector<HTMLElement>(':scope > .popup-layer') ?? addLayer(parent);
	// A dialog that was closed and opened again has hidden it.
	if (!layer.matches(':popover-open')) layer.showPopover();
	return layer;
}

function addLayer(parent: Element): HTMLElement {
	const layer = document.createElement('div');
	layer.className = 'popup-layer';
	layer.popover = 'manual';
	parent.append(layer);
	return layer;
}
