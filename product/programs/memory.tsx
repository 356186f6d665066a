import { useRef } from 'react';
import type { DrawnObject, Frame, Moment, Value } from '#engines/steps.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Arrows } from './arrows.tsx';
import styles from './step-view.module.css';
import type { Shown } from './use-walk.ts';
import { titleOf, valueText } from './value-words.ts';
import { changesOf } from './walk.ts';

/** Frames of calls with their variables, and the objects that arrows lead to. */
export function Memory({ shown: { moment, before }, busy }: { shown: Shown; busy: boolean }) {
	const { frames, objects, event, value } = moment;
	const changed = new Set(changesOf(before, moment).map(({ name }) => name));
	const box = useRef<HTMLDivElement>(null);
	return (
		<section className={styles.memory} aria-label="变量" aria-busy={busy}>
			<div ref={box} className={styles.drawing}>
				<div className={styles.frames}>
					{frames.map((frame, index) => (
						<FrameView
							// biome-ignore lint/suspicious/noArrayIndexKey: a call has no other identity
							key={index}
							frame={frame}
							moment={moment}
							changed={index === frames.length - 1 ? changed : NONE}
						/>
					))}
					{event === 'return' && value && frames.length > 1 && (
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
				<Arrows box={box} moment={moment} />
			</div>
		</section>
	);
}

const NONE: ReadonlySet<string> = new Set();

/** Drawn where they stand: an arrow would say no more. */
const IN_LINE: ReadonlySet<DrawnObject['kind']> = new Set(['function', 'class', 'module', 'other']);

function FrameView({
	frame: { name, variables, length },
	moment,
	changed,
}: {
	frame: Frame;
	moment: Moment;
	changed: ReadonlySet<string>;
}) {
	const title = name === '<module>' ? '主程序' : name;
	return (
		<table className={styles.frame} aria-label={`${title}的变量`}>
			<caption>{title}</caption>
			<tbody>
				{variables.map(([variable, value]) => (
					<tr key={variable} className={classNames(changed.has(variable) && styles.changed)}>
						<th scope="row">{variable}</th>
						<td>
							<ValueView value={value} objects={moment.objects} />
							{changed.has(variable) && <span className="visually-hidden">（刚变）</span>}
						</td>
					</tr>
				))}
				{length > variables.length && (
					<tr>
						<td colSpan={2}>还有 {length - variables.length} 个</td>
					</tr>
				)}
			</tbody>
		</table>
	);
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
	if ('items' in object)
		return (
			<ol className={styles.items} start={0}>
				{object.items.map((item, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: an item has no other identity
					<li key={index}>
						<ValueView value={item} objects={objects} />
					</li>
				))}
				{object.length > object.items.length && <li>…</li>}
			</ol>
		);
	const rows: readonly (readonly [string, Value])[] =
		object.kind === 'dict'
			? object.pairs.map(([key, value]) => [valueText(key, objects), value])
			: object.kind === 'instance'
				? object.fields
				: [];
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
