/**
 * Elements with a tooltip. The attribute holds its text; empty means the text of the element itself, shown only while that is cut off.
 * Screen readers do not read it: an element without other text needs `aria-label`, and a text that adds something `aria-description`.
 */
export const TOOLTIP = '[data-tooltip]';

/** Elements that also show their tooltip on press, for touch screens. Pressing any other element runs its action. */
export const PRESSED = '[data-tooltip-press]';
