import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Moment } from '#engines/steps.ts';
import styles from './step-view.module.css';

/**
 * Arrows from the references (`data-to`) of the element around it to the objects (`data-object`) that they name.
 * Screen readers hear the objects in the place of the references.
 */
export function Arrows({ moment }: { moment: Moment }) {
	const svg = useRef<SVGSVGElement>(null);
	const [paths, setPaths] = useState<readonly string[]>([]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: measured again for each step
	useLayoutEffect(() => {
		if (svg.current?.parentElement) setPaths(pathsIn(svg.current.parentElement));
	}, [moment]);
	useEffect(() => {
		const element = svg.current?.parentElement;
		if (!element) return;
		const observer = new ResizeObserver(() => setPaths(pathsIn(element)));
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return (
		<svg ref={svg} className={styles.arrows} aria-hidden="true" focusable="false">
			<defs>
				<marker id="arrow-head" viewBox="0 0 8 8" refX="10" refY="4" markerWidth="7" markerHeight="7" orient="auto">
					<path d="M0 0 8 4 0 8z" />
				</marker>
			</defs>
			{paths.map((path, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: an arrow has no other identity
				<path key={index} d={path} markerEnd="url(#arrow-head)" />
			))}
		</svg>
	);
}

/** How far an arrow leaves sideways, in px. */
const BEND = 28;

function pathsIn(box: HTMLElement): string[] {
	const origin = box.getBoundingClientRect();
	const captions = new Map(
		[...box.querySelectorAll<HTMLElement>('[data-object]')].map((each) => [each.dataset.object, each.firstElementChild]),
	);
	return [...box.querySelectorAll<HTMLElement>('[data-to]')].flatMap((reference) => {
		const caption = captions.get(reference.dataset.to)?.getBoundingClientRect();
		if (!caption) return [];
		const from = reference.getBoundingClientRect();
		const x = from.left + from.width / 2 - origin.left;
		const y = from.top + from.height / 2 - origin.top;
		const toY = caption.top + 10 - origin.top;
		if (caption.left > from.right + BEND) {
			const toX = caption.left - origin.left;
			return `M${x} ${y}C${x + BEND} ${y} ${toX - BEND} ${toY} ${toX} ${toY}`;
		}
		// To an object above or below, around its right side: straight on would cross names and items.
		const toX = caption.right - origin.left;
		const side = Math.max(x, toX) + BEND + Math.min(Math.abs(toY - y) / 6, BEND);
		return `M${x} ${y}C${side} ${y + Math.sign(toY - y) * BEND} ${side} ${toY} ${toX} ${toY}`;
	});
}
