import { useState } from 'react';
import { isUrl } from '#src/tools/menu-studio/draft/draft-tree.ts';
import { TextField } from './field.tsx';

interface LinkFieldProps {
	url: string;
	/** Where the address opens. */
	where?: string;
	disabled: boolean;
	onChange: (url: string) => void;
}

/** A record whose address has no scheme is no link any more, so such a text only shows in the field, and the record gets it with its scheme. */
export function LinkField({ url, where = '在新窗口打开', disabled, onChange }: LinkFieldProps) {
	/** A text without a scheme; null while the field shows the address. */
	const [typed, setTyped] = useState<string | null>(null);
	const write = (text: string): void => {
		const whole = isUrl(text) ? text : withScheme(text);
		setTyped(whole === text ? null : text);
		if (whole !== null) onChange(whole);
	};
	const isIncomplete = typed !== null && withScheme(typed) === null;
	return (
		<TextField
			label="链接地址"
			kind="url"
			placeholder="https://"
			hint={isIncomplete ? '地址要以 https、http、mailto 或 tel 开头' : `以 https、http、mailto 或 tel 开头，${where}`}
			value={typed ?? url}
			disabled={disabled}
			onChange={write}
			onDone={() => setTyped(null)}
		/>
	);
}

/** Completes `www.example.com` and `a@example.com`; null for other texts. */
function withScheme(text: string): string | null {
	const address = text.trim();
	if (!/^[^\s/]+\.[^\s]+$/.test(address)) return null;
	return /^[^\s/@]+@[^\s/@]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
}
