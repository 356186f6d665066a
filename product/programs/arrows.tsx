import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Moment } from '#engines/steps.ts';
import styles from './step-view.module.css';

interface ArrowsProps {
	/** Contains the references (`data-to`) and the objects (`data-object`). */
	box: RefObject<HTMLElement | null>;
	moment: Moment;
}

/** Arrows from references to the objects that they name. Screen readers hear the objects in the place of the references. */
export function Arrows({ box, moment }: ArrowsProps) {
	const [paths, setPaths] = useState<readonly string[]>([]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: measured again for each step
	useLayoutEffect(() => {
		const element = box.current;
		if (!element) return;
		const draw = (): void => setPaths(pathsIn(element));
		draw();
		const observer = new ResizeObserver(draw);
		observer.observe(element);
		return () => observer.disconnect();
	}, [box, moment]);
	return (
		<svg className={styles.arrows} aria-hidden="true" focusable="false">
			<defs>
				<marker id="arrow-head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
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
		return `M${x} ${y}C${x + BEND} ${y} ${toX - BEND} ${toY} ${toX} ${toY}`;
	});
}
