import { useState } from 'react';
import { type LinkFault, linkFault } from '#src/routing/served/link-fault.ts';
import { BLANK_LINK } from '#src/tools/menu-studio/draft/edit-nodes.ts';
import { TextField } from './field.tsx';

interface LinkFieldProps {
	url: string;
	/** Where the address opens. */
	where?: string;
	disabled: boolean;
	onChange: (url: string) => void;
}

/** The record gets an address while it is typed if it is one, and any text when the field is left: a refused one stays, and the check names it. */
export function LinkField({ url, where = '在新窗口打开', disabled, onChange }: LinkFieldProps) {
	/** The text while it differs from the record; null while the field shows the record. */
	const [typed, setTyped] = useState<string | null>(null);
	const write = (text: string): void => {
		const whole = withScheme(text) ?? text.trim();
		setTyped(whole === text ? null : text);
		if (linkFault(whole) === null) onChange(whole);
		else setTyped(text);
	};
	const finish = (): void => {
		if (typed !== null && linkFault(withScheme(typed) ?? typed) !== null) onChange(typed.trim());
		setTyped(null);
	};
	const fault = linkFault(typed === null ? url : (withScheme(typed) ?? typed));
	const reason = fault && FAULTS[fault](typed ?? url);
	// Nothing is wrong with an address that is still being written.
	const isUnwritten = typed !== null || url === BLANK_LINK;
	return (
		<TextField
			label="链接地址"
			placeholder="https://"
			hint={reason ?? `网址，或者本站的路径，例如 /files/handbook.pdf；${where}`}
			problem={isUnwritten ? '' : (reason ?? '')}
			kind="url"
			value={typed ?? url}
			disabled={disabled}
			onChange={write}
			onDone={finish}
		/>
	);
}

const FAULTS: Readonly<Record<LinkFault, (text: string) => string>> = {
	empty: () => '还没有写地址',
	notAddress: () => '这不是网址，也不是本站的路径：网址以 https:// 开头，本站的路径以 / 开头',
	scheme: (text) => `不能用 ${/^[^:]*:/.exec(text.trim())?.[0] ?? ''} 开头的地址：只能用 https、http、mailto、tel，或者以 / 开头的本站路径`,
	unfinished: () => '网址还没有写完，例如 https://www.example.com',
};

/** Completes `www.example.com` and `a@example.com`; null for other texts. */
function withScheme(text: string): string | null {
	const address = text.trim();
	if (!/^[^\s/:]+\.[^\s]+$/.test(address)) return null;
	return /^[^\s/@]+@[^\s/@]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
}
