import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { AnswerValue, QuestionContent } from '../answer-options.ts';
import { LineCard } from './line-card.tsx';
import { LEVEL_WIDTH, type LinePlace, MAX_INDENT, moveLine, placeAtEnd, placedLines, placeOf, unplacedLines } from './line-order.ts';
import styles from './lines.module.css';
import { useLineDrag } from './use-line-drag.ts';

interface LineFieldsProps {
	question: QuestionContent;
	value: AnswerValue;
	disabled: boolean;
	onChange: (value: AnswerValue) => void;
}

/** A line that was picked up by a press, and the answer before it. */
interface Held {
	id: string;
	before: AnswerValue;
}

/** Lines of a program to put in order: by dragging, by a press and the buttons of the line, or by keyboard alone. */
export function LineFields({ question, value: saved, disabled, onChange }: LineFieldsProps) {
	const help = useId();
	const field = useRef<HTMLFieldSetElement>(null);
	const [held, setHeld] = useState<Held | null>(null);
	const [earlier, setEarlier] = useState<readonly AnswerValue[]>([]);
	const [said, setSaid] = useState('');
	const drag = useLineDrag({
		disabled,
		onDrop: (id, place) => {
			setHeld(null);
			const after = moveLine(question, saved, id, place);
			commit(held?.before ?? saved, after);
			say('', placeOf(question, after, id));
		},
	});
	const value = drag.line ? moveLine(question, saved, drag.line.id, drag.line.place) : saved;
	const lines = placedLines(question, value);
	const keepFocus = useKeptFocus(field, `${value.join()} ${held?.id}`);

	const say = (before: string, place: LinePlace | null): void =>
		setSaid(`${before}${place ? placeText(place, question.indents) : '放回了待用的行'}`);
	/** Remembers the answer before a finished move. */
	const commit = (before: AnswerValue, after: AnswerValue): void => {
		if (before.join() !== after.join()) setEarlier([...earlier, before]);
		if (saved.join() !== after.join()) onChange(after);
	};
	const move = (id: string, place: LinePlace | null): void => {
		keepFocus(id);
		const after = moveLine(question, saved, id, place);
		if (place) onChange(after);
		else {
			commit(held?.before ?? saved, after);
			setHeld(null);
		}
		say('', placeOf(question, after, id));
	};
	const drop = (): void => {
		if (!held) return;
		commit(held.before, saved);
		setHeld(null);
		say('放下了，', placeOf(question, saved, held.id));
	};
	const cancel = (): void => {
		if (!held) return;
		keepFocus(held.id);
		onChange(held.before);
		setHeld(null);
		setSaid('取消了，这一行回到原处');
	};
	const press = (id: string): void => {
		if (disabled || drag.wasDrag()) return;
		if (held?.id === id) return drop();
		if (held) commit(held.before, saved);
		keepFocus(id);
		const place = placeOf(question, saved, id) ?? placeAtEnd(question, saved);
		onChange(moveLine(question, saved, id, place));
		setHeld({ id, before: saved });
		say('拿起了，', place);
	};
	const undo = (): void => {
		const before = earlier.at(-1);
		if (!before) return;
		setEarlier(earlier.slice(0, -1));
		setHeld(null);
		onChange(before);
		setSaid('撤销了上一步');
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		if ((event.ctrlKey || event.metaKey) && event.key === 'z') {
			event.preventDefault();
			return undo();
		}
		const place = held && placeOf(question, saved, held.id);
		if (!held || !place || event.ctrlKey || event.metaKey || event.altKey) return;
		if (event.key === 'Escape') cancel();
		else if (event.key === 'Delete' || event.key === 'Backspace') move(held.id, null);
		else {
			const next = Object.entries(moves(place)).find(([key]) => key === event.key)?.[1];
			if (!next) return;
			move(held.id, next);
		}
		event.preventDefault();
	};

	return (
		<fieldset
			ref={field}
			className={styles.fields}
			aria-describedby={help}
			data-own-keys
			data-dragging={drag.line ? '' : undefined}
			onKeyDown={disabled ? undefined : onKeyDown}
			{...drag.handlers}
		>
			<legend className="visually-hidden">拼程序</legend>
			<p id={help} className={styles.help}>
				把要用的行拖到“我的程序”，或点一下再用箭头{question.indents ? '移动、缩进' : '移动'}。键盘：回车拿起，方向键移动，再按回车放下，Esc
				取消。有的行用不上。
			</p>
			<section className={styles.column} aria-label="待用的行">
				<p className="strong">待用的行</p>
				<ul className={styles.list}>
					{unplacedLines(question, value).map(({ id, text }) => (
						<li key={id}>
							<LineCard id={id} text={text} disabled={disabled} onPress={() => press(id)} />
						</li>
					))}
				</ul>
			</section>
			<section className={styles.column} aria-label="我的程序">
				<div className={styles.title}>
					<p className="strong">我的程序</p>
					<Button label="撤销" kind="text" resting={disabled || earlier.length === 0} onPress={undo} />
				</div>
				<ol className={styles.list} data-answer>
					{lines.map((line, index) => (
						<li key={line.id} style={{ paddingInlineStart: line.indent * LEVEL_WIDTH }}>
							<LineCard
								id={line.id}
								text={line.text}
								no={index + 1}
								place={placeText({ at: index, indent: line.indent }, question.indents)}
								held={held?.id === line.id}
								dragged={drag.line?.id === line.id}
								disabled={disabled}
								onPress={() => press(line.id)}
							/>
							{held?.id === line.id && !drag.line && !disabled && (
								<LineTools
									place={{ at: index, indent: line.indent }}
									indents={question.indents ?? false}
									last={index === lines.length - 1}
									onMove={(place) => move(line.id, place)}
									onDrop={drop}
								/>
							)}
						</li>
					))}
				</ol>
				{lines.length === 0 && <p className={styles.empty}>还是空的，先拿一行过来吧</p>}
			</section>
			<div role="status">
				<VisuallyHidden>{said}</VisuallyHidden>
			</div>
		</fieldset>
	);
}

const moves = ({ at, indent }: LinePlace) => ({
	ArrowUp: { at: at - 1, indent },
	ArrowDown: { at: at + 1, indent },
	ArrowLeft: { at, indent: indent - 1 },
	ArrowRight: { at, indent: indent + 1 },
});

const placeText = ({ at, indent }: LinePlace, indents: boolean | undefined): string =>
	`第 ${at + 1} 行${indents ? `，缩进 ${indent} 层` : ''}`;

interface LineToolsProps {
	place: LinePlace;
	indents: boolean;
	/** The line is the last one. */
	last: boolean;
	/** Null puts the line back. */
	onMove: (place: LinePlace | null) => void;
	onDrop: () => void;
}

function LineTools({ place, indents, last, onMove, onDrop }: LineToolsProps) {
	const { ArrowUp, ArrowDown, ArrowLeft, ArrowRight } = moves(place);
	return (
		<fieldset className={styles.tools} aria-label="移动这一行">
			<IconButton label="上移" title="上移" icon="chevron-up" resting={place.at === 0} onPress={() => onMove(ArrowUp)} />
			<IconButton label="下移" title="下移" icon="chevron-down" resting={last} onPress={() => onMove(ArrowDown)} />
			{indents && (
				<>
					<IconButton label="减少缩进" title="减少缩进" icon="arrow-left" resting={place.indent === 0} onPress={() => onMove(ArrowLeft)} />
					<IconButton
						label="增加缩进"
						title="增加缩进"
						icon="arrow-right"
						resting={place.indent === MAX_INDENT}
						onPress={() => onMove(ArrowRight)}
					/>
				</>
			)}
			<div className={styles.ends}>
				<Button label="放回" kind="text" onPress={() => onMove(null)} />
				<Button label="放好" kind="text" onPress={onDrop} />
			</div>
		</fieldset>
	);
}

/** Gives the focus back to a line, or to the button of it, that a move took out of the page for a moment. */
function useKeptFocus(field: RefObject<HTMLElement | null>, moved: string): (id: string) => void {
	const kept = useRef<{ id: string; element: Element | null } | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only a move takes the focus away
	useLayoutEffect(() => {
		if (!kept.current || document.activeElement !== document.body) return;
		const { id, element } = kept.current;
		const target = element?.isConnected ? element : field.current?.querySelector(`[data-line="${id}"]`);
		if (target instanceof HTMLElement) target.focus();
	}, [moved]);
	return (id) => {
		kept.current = { id, element: document.activeElement };
	};
}
