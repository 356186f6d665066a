import type { DrawnPage } from './draw-page.ts';
import type { Hit } from './find-hits.ts';

export function markHits({ elements, texts }: DrawnPage['pieces'], hits: readonly Hit[], active: Hit | null): HTMLElement | null {
	let shown: HTMLElement | null = null;
	const items = new Map<number, { from: number; to: number; active: boolean }[]>();
	for (const hit of hits) {
		for (const { item, from, to } of hit.parts) items.set(item, [...(items.get(item) ?? []), { from, to, active: hit === active }]);
	}
	for (const [index, element] of elements.entries()) {
		const text = texts[index] ?? '';
		const marks = items.get(index);
		if (!marks) {
			if (element.firstElementChild) element.textContent = text;
			continue;
		}
		const nodes: Node[] = [];
		let at = 0;
		for (const mark of marks) {
			nodes.push(document.createTextNode(text.slice(at, mark.from)), markOf(text.slice(mark.from, mark.to), mark.active));
			at = mark.to;
		}
		element.replaceChildren(...nodes, document.createTextNode(text.slice(at)));
		shown ??= element.querySelector<HTMLElement>('mark[data-active]');
	}
	return shown;
}

function markOf(text: string, active: boolean): HTMLElement {
	const mark = document.createElement('mark');
	mark.textContent = text;
	if (active) mark.dataset.active = '';
	return mark;
}
