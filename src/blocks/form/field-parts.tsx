import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as texts from '#generated/messages/blocks/form/parts.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { fewestRows } from './expand-parts.ts';
import { FieldLabel } from './field-label.tsx';
import styles from './field-parts.module.css';
import type { Entry, Field } from './form-fields.ts';
import type { FormStore } from './form-store.ts';

interface FieldPartsProps {
	id: string;
	field: Field;
	store: FormStore;
	label: string;
	help: string;
	error: string | null;
	draw: (part: Field) => ReactNode;
}

/** The fields of an object, or the rows of a list of objects. */
export function FieldParts({ id, field, store, label, help, error, draw }: FieldPartsProps) {
	const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
	return (
		<fieldset
			name={field.field}
			tabIndex={-1}
			className={styles.parts}
			data-field={field.field}
			aria-describedby={describedBy}
			aria-invalid={error !== null || undefined}
		>
			<legend className={styles.legend}>
				<FieldLabel label={label} required={field.rules.required} />
			</legend>
			{help && (
				<p id={`${id}-help`} className="note">
					{help}
				</p>
			)}
			{field.entries ? (
				<Rows field={field} entries={field.entries} store={store} label={label} draw={draw} />
			) : (
				<div className={styles.fields}>{field.parts?.map(draw)}</div>
			)}
			<p id={`${id}-error`} className={styles.error} aria-live="polite">
				{error}
			</p>
		</fieldset>
	);
}

interface RowsProps extends Pick<FieldPartsProps, 'field' | 'store' | 'label' | 'draw'> {
	entries: readonly Entry[];
}

type Act = keyof typeof ACTS;

const ACTS = {
	up: { title: texts.up, icon: 'chevron-up' },
	down: { title: texts.down, icon: 'chevron-down' },
	remove: { title: texts.remove, icon: 'trash' },
};

function Rows({ field, entries, store, label, draw }: RowsProps) {
	const list = useRef<HTMLOListElement>(null);
	const [moved, setMoved] = useState<{ row: string | undefined; button: Act; text: string } | null>(null);
	// Layout effect: moving a row in the document takes the focus from its buttons.
	useLayoutEffect(() => {
		if (!moved) return;
		const row = [...(list.current?.children ?? [])].find((each) => each.getAttribute('data-row') === moved.row);
		const target =
			row?.querySelector(`[data-act='${moved.button}'] button`) ?? list.current?.parentElement?.querySelector('[data-add] button');
		if (target instanceof HTMLElement) target.focus();
	}, [moved]);
	const keys = entries.map(({ key }) => key);
	const move = (key: string, by: -1 | 1): void => {
		const at = keys.indexOf(key);
		const to = at + by;
		store.setRows(field, keys.with(at, keys[to] ?? key).with(to, key));
		setMoved({ row: key, button: by < 0 ? 'up' : 'down', text: texts.moved({ place: to + 1 }) });
	};
	const remove = (key: string): void => {
		const rest = keys.filter((each) => each !== key);
		store.setRows(field, rest);
		setMoved({
			row: rest[Math.min(keys.indexOf(key), rest.length - 1)],
			button: 'remove',
			text: texts.removed({ label, number: keys.indexOf(key) + 1 }),
		});
	};
	const { maxItems = Number.POSITIVE_INFINITY } = field.rules;
	const fewest = fewestRows(field.rules);
	return (
		<>
			<ol ref={list} className={styles.rows}>
				{entries.map(({ key, parts }, index) => (
					<li key={key} data-row={key}>
						<fieldset className={styles.row}>
							<legend className={styles.number}>{`${label} ${index + 1}`}</legend>
							<div className={styles.fields}>{parts.map(draw)}</div>
							<div className={styles.tools}>
								<RowButton act="up" row={`${label} ${index + 1}`} off={index === 0} onPress={() => move(key, -1)} />
								<RowButton act="down" row={`${label} ${index + 1}`} off={index === keys.length - 1} onPress={() => move(key, 1)} />
								<RowButton act="remove" row={`${label} ${index + 1}`} off={keys.length <= fewest} onPress={() => remove(key)} />
							</div>
						</fieldset>
					</li>
				))}
			</ol>
			<VisuallyHidden>
				<span role="status">{moved?.text}</span>
			</VisuallyHidden>
			<span data-add="">
				<Button label={texts.add({ label })} icon="plus" resting={keys.length >= maxItems} onPress={() => store.addRow(field)} />
			</span>
			{keys.length >= maxItems && <p className="note">{texts.full({ count: maxItems })}</p>}
		</>
	);
}

interface RowButtonProps {
	act: Act;
	row: string;
	off: boolean;
	onPress: () => void;
}

const RowButton = ({ act, row, off, onPress }: RowButtonProps) => (
	<span data-act={act}>
		<IconButton
			label={`${ACTS[act].title}${row}`}
			title={ACTS[act].title}
			icon={ACTS[act].icon}
			danger={act === 'remove'}
			resting={off}
			onPress={onPress}
		/>
	</span>
);
