/**
 * Popups are rendered in the container of their control. In a page they scroll and hide with it. In a modal dialog or in full screen they
 * are in the browser's top layer: outside the dialog they would be inert, inside it they would be clipped.
 */
export function popupContainer(control: HTMLElement): Element {
	const top = control.closest('dialog, :fullscreen');
	return top ? topLayerIn(top) : (control.closest('[data-page]') ?? document.body);
}

function topLayerIn(parent: Element): Element {
	const layer = parent.querySelector<HTMLElement>(':scope > .popup-layer') ?? addLayer(parent);
	// Reopening a dialog hides its popovers.
	if (!layer.matches(':popover-open')) layer.showPopover();
	raiseMessages();
	return layer;
}

/** Raises the messages here, because only these popups can cover them, and the sign-in page does not need the code. */
function raiseMessages(): void {
	const messages = document.querySelector<HTMLElement>('.feedback-messages');
	if (!messages) return;
	messages.popover = 'manual';
	messages.hidePopover();
	messages.showPopover();
}

function addLayer(parent: Element): HTMLElement {
	const layer = document.createElement('div');
	layer.className = 'popup-layer';
	layer.popover = 'manual';
	parent.append(layer);
	const closePopups = (event: Event): void => {
		const isOpen = [...layer.querySelectorAll('.arco-trigger:not(.arco-tooltip)')].some((popup) => popup.checkVisibility());
		if (!isOpen || !(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
		event.preventDefault();
		// A control closes its own popup on Escape, but does not hear the keys that are pressed inside the popup.
		if (layer.contains(event.target as Node)) document.dispatchEvent(new MouseEvent('mousedown'));
	};
	// Captured, to come before the dialog: Escape closes what is on top.
	parent.addEventListener('keydown', closePopups, true);
	return layer;
}
