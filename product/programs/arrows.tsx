import { useLayoutEffect, useRef, useState } from 'react';
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
		const element = svg.current?.parentElement;
		if (!element) return;
		const draw = (): void => setPaths(pathsIn(element));
		draw();
		const observer = new ResizeObserver(draw);
		observer.observe(element);
		return () => observer.disconnect();
	}, [moment]);
	return (
		<svg ref={svg} className={styles.arrows} aria-hidden="true" focusable="false">
			<defs>
				<marker id="arrow-head" viewBox="0 0 8 8" refX="10" refY="4" markerWidth="7" markerHeight="7" orient="auto">
					<path d="M0 0 8 4 0 8z" />
				</marker>
			</defs>
			{paths.map((path) => (
				<path key={path} d={path} markerEnd="url(#arrow-head)" />
			))}
		</svg>
	);
}

/** How far an arrow leaves sideways, in px. */
const BEND = 28;

function pathsIn(box: HTMLElement): string[] {
	const origin = box.getBoundingClientRect();
	const objects = new Map([...box.querySelectorAll<HTMLElement>('[data-object]')].map((each) => [each.dataset.object, each]));
	return [...box.querySelectorAll<HTMLElement>('[data-to]')].flatMap((reference) => {
		const target = objects.get(reference.dataset.to)?.getBoundingClientRect();
		if (!target) return [];
		const from = reference.getBoundingClientRect();
		const x = from.left + from.width / 2 - origin.left;
		const y = from.top + from.height / 2 - origin.top;
		const toX = target.left - origin.left;
		const toY = target.top + 12 - origin.top;
		// To an object below, around its left side: straight on would cross what is between.
		const leaves = toX > x ? `${x + BEND} ${y}` : `${x} ${y + BEND}`;
		return `M${x} ${y}C${leaves} ${toX - BEND} ${toY} ${toX} ${toY}`;
	});
}
