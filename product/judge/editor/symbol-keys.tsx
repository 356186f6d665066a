import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Editor } from './create-editor.ts';
import styles from './editor.module.css';

/** By frequency in programs. Labels are the names used in class. */
const SYMBOLS: readonly (readonly [string, string])[] = [
	['(', '左圆括号'],
	[')', '右圆括号'],
	['{', '左花括号'],
	['}', '右花括号'],
	[';', '分号'],
	['"', '双引号'],
	['[', '左方括号'],
	[']', '右方括号'],
	['<', '小于号'],
	['>', '大于号'],
	["'", '单引号'],
];

interface SymbolKeysProps {
	editor: RefObject<Editor | null>;
}

/** On touch screens, a row of symbols above the virtual keyboard, which needs a mode switch for them. */
export function SymbolKeys({ editor }: SymbolKeysProps) {
	const [touched] = useState(() => matchMedia('(pointer: coarse)').matches);
	return touched ? <Keys editor={editor} /> : null;
}

function Keys({ editor }: SymbolKeysProps) {
	const row = useRef<HTMLDivElement>(null);
	useAboveKeyboard(row);
	return (
		<div ref={row} role="toolbar" aria-label="符号" className={styles.symbols} onKeyDown={moveAlong}>
			<Key label="Tab 缩进" text="Tab" first onPress={() => editor.current?.press('indent')} />
			{SYMBOLS.map(([text, label]) => (
				<Key key={text} label={label} text={text} onPress={() => editor.current?.type(text)} />
			))}
			<Key label="撤销" text="撤销" onPress={() => editor.current?.press('undo')} />
		</div>
	);
}

function Key({ label, text, first = false, onPress }: { label: string; text: string; first?: boolean; onPress: () => void }) {
	return (
		<button
			type="button"
			className={styles.symbol}
			aria-label={label}
			data-tooltip={label}
			tabIndex={first ? 0 : -1}
			// Keeps the focus in the editor, so the virtual keyboard stays open.
			onPointerDown={(event) => event.preventDefault()}
			onMouseDown={(event) => event.preventDefault()}
			onClick={onPress}
		>
			{text}
		</button>
	);
}

function moveAlong({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
	const keys = [...currentTarget.querySelectorAll('button')];
	const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
	const at = keys.findIndex((each) => each.matches(':focus'));
	if (step !== undefined && at >= 0) keys[(at + step + keys.length) % keys.length]?.focus();
}

/** A smaller covered area is browser chrome, not a keyboard. In pixels. */
const MIN_KEYBOARD = 120;

/** The virtual keyboard does not resize the page, so its height is derived from the visual viewport. */
function useAboveKeyboard(row: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const seen = window.visualViewport;
		if (!seen) return;
		const follow = (): void => {
			const covered = window.innerHeight - seen.height - seen.offsetTop;
			const open = covered > MIN_KEYBOARD;
			row.current?.toggleAttribute('data-floating', open);
			row.current?.style.setProperty('--covered', `${open ? covered : 0}px`);
		};
		follow();
		for (const event of ['resize', 'scroll']) seen.addEventListener(event, follow);
		return () => {
			for (const event of ['resize', 'scroll']) seen.removeEventListener(event, follow);
		};
	}, [row]);
}
