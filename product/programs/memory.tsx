import { Fragment, memo, type Ref, useLayoutEffect, useRef } from 'react';
import type { DrawnObject, Field, Frame, Moment, Value } from '#engines/steps.ts';
import { Arrows } from './arrows.tsx';
import { scrollWithin } from './scroll-within.ts';
import styles from './step-view.module.css';
import type { Shown } from './use-walk.ts';
import { titleOf, valueText } from './value-words.ts';
import { changesOf, isSame } from './walk.ts';

/** Frames of calls with their variables, and the objects that arrows lead to. */
export const Memory = memo(function Memory({ shown: { moment, before } }: { shown: Shown }) {
	const { frames, objects, event, value } = moment;
	const changed = new Set(changesOf(before, moment).map(({ name }) => name));
	const box = useRef<HTMLElement>(null);
	const innermost = useRef<HTMLTableElement>(null);
	const hidden = moment.depth - frames.length;
	// biome-ignore lint/correctness/useExhaustiveDependencies: follows what the step changes
	useLayoutEffect(() => {
		const part = innermost.current?.querySelector<HTMLElement>('[data-changed]') ?? innermost.current?.caption;
		if (box.current && part) scrollWithin(box.current, part);
	}, [moment]);
	return (
		<section ref={box} className={styles.memory} aria-label="变量">
			<div className={styles.drawing}>
				<div className={styles.frames}>
					{frames.map((frame, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a call has no other identity
						<Fragment key={index}>
							{hidden > 0 && index === OUTER_FRAMES && <p className="note">中间还有 {hidden} 层</p>}
							<FrameView
								ref={index === frames.length - 1 ? innermost : null}
								frame={frame}
								moment={moment}
								changed={index === frames.length - 1 ? changed : NONE}
							/>
						</Fragment>
					))}
					{event === 'return' && value && frames.length > 1 && before?.event !== 'exception' && (
						<p className={styles.returned}>
							返回 <ValueView value={value} objects={objects} />
						</p>
					)}
				</div>
				<div className={styles.objects}>
					{Object.entries(objects)
						.filter(([, object]) => !IN_LINE.has(object.kind))
						.map(([key, object]) => (
							<ObjectView key={key} id={key} object={object} objects={objects} />
						))}
				</div>
				<Arrows moment={moment} />
			</div>
		</section>
	);
});

/** Of many calls, a moment has the first ones and the last. */
const OUTER_FRAMES = 5;

const NONE: ReadonlySet<string> = new Set();

const DEFINITIONS: ReadonlySet<DrawnObject['kind']> = new Set(['function', 'class', 'module']);

/** Drawn where they stand: an arrow would say no more. */
const IN_LINE: ReadonlySet<DrawnObject['kind']> = new Set([...DEFINITIONS, 'other']);

interface FrameViewProps {
	ref: Ref<HTMLTableElement>;
	frame: Frame;
	moment: Moment;
	changed: ReadonlySet<string>;
}

function FrameView({ ref, frame: { name, variables, length }, moment: { objects }, changed }: FrameViewProps) {
	const title = name === '<module>' ? '主程序' : name;
	const definitions = variables.filter((field) => definitionOf(field, objects));
	const others = variables.filter((field) => !definitionOf(field, objects));
	return (
		<table ref={ref} className={styles.frame} aria-label={`${title}的变量`}>
			<caption>{title}</caption>
			<tbody>
				{others.map(([variable, value]) => (
					<VariableRow key={variable} name={variable} value={value} objects={objects} changed={changed.has(variable)} />
				))}
				{definitions.length > 0 && (
					<tr data-changed={definitions.some(([variable]) => changed.has(variable)) || undefined}>
						<td colSpan={2} className="note">
							{definitions.map((field) => definitionOf(field, objects)).join('、')}
						</td>
					</tr>
				)}
				{variables.length === 0 && (
					<tr>
						<td className="note">还没有变量</td>
					</tr>
				)}
				{length > variables.length && (
					<tr>
						<td colSpan={2}>还有 {length - variables.length} 个</td>
					</tr>
				)}
			</tbody>
		</table>
	);
}

interface VariableRowProps {
	name: string;
	value: Value;
	objects: Moment['objects'];
	changed: boolean;
}

/** Of many variables, a step changes few: the rows of the others stay. */
const VariableRow = memo(
	({ name, value, objects, changed }: VariableRowProps) => (
		<tr data-changed={changed || undefined}>
			<th scope="row">{name}</th>
			<td>
				<ValueView value={value} objects={objects} />
				{changed && <span className="visually-hidden">（刚变）</span>}
			</td>
		</tr>
	),
	(before, now) => before.changed === now.changed && now.value.type !== 'object' && isSame(before.value, now.value),
);

/** The title of a function, a class or a module that has the name of its variable: a row of its own would say it twice. */
function definitionOf([variable, value]: Field, objects: Moment['objects']): string | null {
	const object = value.type === 'object' ? objects[value.object] : undefined;
	return object && DEFINITIONS.has(object.kind) && object.name === variable ? titleOf(object) : null;
}

function ValueView({ value, objects }: { value: Value; objects: Moment['objects'] }) {
	const object = value.type === 'object' ? objects[value.object] : undefined;
	if (value.type !== 'object' || !object) return <span data-kind={value.type}>{valueText(value, objects)}</span>;
	if (IN_LINE.has(object.kind)) return <span className="note">{titleOf(object)}</span>;
	return (
		<span className={styles.reference} data-to={value.object}>
			<span className="visually-hidden">{valueText(value, objects)}</span>
		</span>
	);
}

function ObjectView({ id, object, objects }: { id: string; object: DrawnObject; objects: Moment['objects'] }) {
	return (
		<figure className={styles.object} data-object={id} aria-label={titleOf(object)}>
			<figcaption>{titleOf(object)}</figcaption>
			<ObjectContent object={object} objects={objects} />
		</figure>
	);
}

function ObjectContent({ object, objects }: { object: DrawnObject; objects: Moment['objects'] }) {
	// A subclass of a list or a dictionary has fields of its own, too.
	const fields = 'fields' in object && object.kind !== 'class' ? (object.fields ?? []) : [];
	const pairs = object.kind === 'dict' ? object.pairs.map(([key, value]): Field => [valueText(key, objects), value]) : [];
	return (
		<>
			{'items' in object && (
				<ol className={styles.items} start={0}>
					{object.items.map((item, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: an item has no other identity
						<li key={index}>
							<ValueView value={item} objects={objects} />
						</li>
					))}
					{object.length > object.items.length && <li>…</li>}
				</ol>
			)}
			{pairs.length > 0 && <FieldTable rows={pairs} objects={objects} />}
			{fields.length > 0 && <FieldTable rows={fields} objects={objects} />}
		</>
	);
}

function FieldTable({ rows, objects }: { rows: readonly Field[]; objects: Moment['objects'] }) {
	return (
		<table className={styles.fields}>
			<tbody>
				{rows.map(([name, value], index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: keys of a dictionary may read alike
					<tr key={index}>
						<th scope="row">{name}</th>
						<td>
							<ValueView value={value} objects={objects} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
