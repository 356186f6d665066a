import { Cascader as ArcoCascader } from '@arco-design/web-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { ArcoProvider } from './arco-provider.tsx';
import styles from './field-box.module.css';
import { type FieldProps, inputAttributes } from './field-props.ts';
import type { TreeNode } from './tree-choices.ts';
import { usePopup } from './use-popup.ts';

export interface CascaderProps extends FieldProps {
	nodes: readonly TreeNode[];
	/** Value of the chosen leaf. */
	value: string;
	onChange: (value: string) => void;
}

/** Column by column to a leaf; typing searches all of them. */
export function Cascader({ nodes, value, onChange, ...field }: CascaderProps) {
	const popup = usePopup();
	const [, redraw] = useState(0);
	const place = useRef<HTMLSpanElement>(null);
	// Arco's box is the combobox and a second tab stop; its inner input, which has the focus, has neither role nor name.
	useLayoutEffect(() => {
		const [box, input] = ['.arco-cascader', 'input'].map((selector) => place.current?.querySelector(selector));
		if (!box || !input) return;
		for (const name of [...box.attributes].flatMap((each) => (each.name.startsWith('aria-') ? each.name : []))) box.removeAttribute(name);
		box.setAttribute('role', 'presentation');
		box.setAttribute('tabindex', '-1');
		input.removeAttribute('aria-hidden');
		const { autoComplete: _off, ...attributes } = inputAttributes(field);
		const roles = { role: 'combobox', 'aria-haspopup': 'menu', 'aria-expanded': popup.open };
		for (const [name, set] of Object.entries({ ...attributes, ...roles, 'aria-autocomplete': 'list' })) {
			if (set === undefined) input.removeAttribute(name);
			else input.setAttribute(name, String(set));
		}
	});
	const onKeyDown = (event: KeyboardEvent): void => {
		if (popup.closesBy(event) || popup.open || event.key !== 'ArrowDown') return;
		event.preventDefault();
		popup.setOpen(true);
	};
	return (
		<ArcoProvider>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the events of Arco's input */}
			<span
				ref={place}
				className={styles.cascader}
				data-invalid={field.invalid || undefined}
				onKeyDown={onKeyDown}
				onFocus={() => redraw((count) => count + 1)}
				onBlur={() => redraw((count) => count + 1)}
			>
				<ArcoCascader
					showSearch
					allowClear={!field.required}
					placeholder={field.placeholder || '请选择'}
					options={[...nodes]}
					value={pathTo(nodes, value)}
					popupVisible={popup.open}
					onVisibleChange={popup.setOpen}
					onChange={(path) => onChange(String((path as readonly string[] | undefined)?.at(-1) ?? ''))}
				/>
			</span>
		</ArcoProvider>
	);
}

function pathTo(nodes: readonly TreeNode[], value: string): string[] {
	for (const node of nodes) {
		if (node.value === value) return [value];
		const below = pathTo(node.children ?? [], value);
		if (below.length > 0) return [node.value, ...below];
	}
	return [];
}
