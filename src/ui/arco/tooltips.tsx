import { Tooltip } from '@arco-design/web-react';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { type Tip, tipAround, tipWithin } from '../find-tooltip.ts';
import { PRESSED } from '../tooltip-marks.ts';
import { ArcoProvider } from './arco-provider.tsx';

const SHOW_AFTER_MS = 300;
/** Long enough to move the pointer onto the tooltip. */
const HIDE_AFTER_MS = 150;

interface Popup {
	updatePopupPosition(): void;
}

/** Shows the tooltips of the whole document, one at a time. `first` is the element that has loaded this code. */
export function startTooltips(first: Element): void {
	const root = createRoot(document.createElement('div'));
	const popup = createRef<Popup>();
	let shown: Tip | null = null;
	let count = 0;
	let under: EventTarget | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const show = (tip: Tip | null): void => {
		clearTimeout(timer);
		if (!tip && !shown) return;
		shown = tip?.element.isConnected ? tip : null;
		count += 1;
		root.render(shown && <Shown key={count} tip={shown} popup={popup} />);
	};
	const hide = (): void => show(null);
	const point = (target: Element | null): void => {
		clearTimeout(timer);
		if (target?.closest('[role="tooltip"]')) return;
		const tip = target && tipAround(target);
		if (tip?.element !== shown?.element) timer = setTimeout(show, shown ? HIDE_AFTER_MS : SHOW_AFTER_MS, tip);
	};
	const focus = (target: Element): void => show(target.matches(':focus-visible') ? tipWithin(target) : null);

	// Not `pointerover`: that also reports a pointer at rest when something appears under it, e.g. a dialog that the keyboard has opened.
	document.addEventListener('pointermove', ({ pointerType, target }) => {
		if (pointerType === 'touch' || target === under) return;
		under = target;
		point(target as Element);
	});
	document.documentElement.addEventListener('pointerleave', () => {
		under = null;
		point(null);
	});
	document.addEventListener('focusin', ({ target }) => focus(target as Element));
	document.addEventListener('focusout', hide);
	// Captured, since other code may stop these events: a press may replace the element.
	document.addEventListener('pointerdown', hide, true);
	document.addEventListener('wheel', hide, { capture: true, passive: true });
	document.addEventListener('click', ({ target }) => show(pressed(target as Element)), true);
	document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), true);
	document.addEventListener('scroll', () => popup.current?.updatePopupPosition(), true);

	// Focus and pointer may have moved while this code was loading.
	const active = document.activeElement;
	if (first.closest(PRESSED)) show(pressed(first));
	else if (active?.matches(':focus-visible')) focus(active);
	else point([...document.querySelectorAll(':hover')].at(-1) ?? null);
}

const pressed = (target: Element): Tip | null => (target.closest(PRESSED) ? tipAround(target) : null);

/** Without a child, for which Arco would need a wrapper: the popup is placed beside `element`, wherever that is. */
const Shown = ({ tip: { element, text }, popup }: { tip: Tip; popup: React.Ref<Popup> }) => (
	<ArcoProvider>
		<Tooltip ref={popup} content={text} popupVisible mini triggerProps={{ getTargetDOMNode: () => element }} />
	</ArcoProvider>
);
