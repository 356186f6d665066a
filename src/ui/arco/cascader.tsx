import { Cascader as ArcoCascader } from '@arco-design/web-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import * as texts from '#generated/messages/ui/fields.ts';
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

/** Chooses a leaf column by column; typing searches all leaves. The keyboard support needs Arco's own input box. */
export function Cascader({ nodes, value, onChange, ...field }: CascaderProps) {
	const { open, setOpen, closesBy } = usePopup();
	// The list handles Enter and closes. Arco's box would then handle the same key and open the list again.
	const chosen = useRef(false);
	const place = useRef<HTMLSpanElement>(null);
	const { autoComplete: _off, ...attributes } = inputAttributes(field);
	const roles = JSON.stringify({ ...attributes, role: 'combobox', 'aria-haspopup': 'menu', 'aria-expanded': open });
	useEffect(() => giveRoles(place.current, JSON.parse(roles) as Record<string, unknown>), [roles]);
	const onKeyDown = (event: KeyboardEvent): void => {
		if (closesBy(event) || open || event.key !== 'ArrowDown') return;
		event.preventDefault();
		setOpen(true);
	};
	const path = pathTo(nodes, value);
	return (
		<ArcoProvider>
			<span ref={place} className={styles.cascader} data-invalid={field.invalid || undefined}>
				<ArcoCascader
					showSearch
					allowClear={!field.required}
					placeholder={field.placeholder || texts.choose}
					options={[...nodes]}
					value={path.length > 0 ? path : undefined}
					popupVisible={open}
					onVisibleChange={(next) => setOpen(next && !chosen.current)}
					onKeyDown={onKeyDown}
					onChange={(next) => {
						onChange(String((next as readonly string[] | undefined)?.at(-1) ?? ''));
						setOpen(false);
						chosen.current = true;
						setTimeout(() => {
							chosen.current = false;
						});
					}}
				/>
			</span>
		</ArcoProvider>
	);
}

/** Arco gives its box the role and a tab stop, and hides the input that has the focus. Role and name belong to the input. */
function giveRoles(place: HTMLElement | null, roles: Readonly<Record<string, unknown>>): (() => void) | undefined {
	const [box, input] = ['.arco-cascader', 'input'].map((selector) => place?.querySelector(selector));
	if (!box || !input) return;
	const give = (): void => {
		const list = box.getAttribute('aria-controls');
		if (list) input.setAttribute('aria-controls', list);
		for (const { name } of [...box.attributes]) if (name.startsWith('aria-')) box.removeAttribute(name);
		box.setAttribute('role', 'presentation');
		box.setAttribute('tabindex', '-1');
		input.removeAttribute('aria-hidden');
	};
	give();
	for (const [name, value] of Object.entries(roles)) input.setAttribute(name, String(value));
	const observer = new MutationObserver(give);
	for (const element of [box, input])
		observer.observe(element, { attributes: true, attributeFilter: ['aria-hidden', 'aria-controls', 'aria-expanded'] });
	return () => {
		observer.disconnect();
		for (const name of Object.keys(roles)) input.removeAttribute(name);
	};
}

function pathTo(nodes: readonly TreeNode[], value: string): string[] {
	for (const node of nodes) {
		if (node.value === value) return [value];
		const below = pathTo(node.children ?? [], value);
		if (below.length > 0) return [node.value, ...below];
	}
	return [];
}
