import { useState } from 'react';
import { isUrl } from '#src/features/menu-studio/draft/draft-tree.ts';
import { TextField } from './field.tsx';

interface LinkFieldProps {
	url: string;
	disabled: boolean;
	onChange: (url: string) => void;
}

/** A record whose address has no scheme is no link any more, so such a text stays in the field until it has one. */
export function LinkField({ url, disabled, onChange }: LinkFieldProps) {
	const [typed, setTyped] = useState<string | null>(null);
	const write = (text: string): void => {
		setTyped(isUrl(text) ? null : text);
		if (isUrl(text)) onChange(text);
	};
	const finish = (): void => {
		const whole = withScheme(typed ?? '');
		setTyped(null);
		if (whole) onChange(whole);
	};
	return (
		<TextField
			label="链接地址"
			kind="url"
			placeholder="https://"
			hint={typed === null ? '以 https、http、mailto 或 tel 开头，在新窗口打开' : '地址要以 https、http、mailto 或 tel 开头'}
			value={typed ?? url}
			disabled={disabled}
			onChange={write}
			onDone={finish}
		/>
	);
}

/** Completes `www.example.com` and `a@example.com`; null for other texts. */
function withScheme(text: string): string | null {
	const address = text.trim();
	if (!/^[^\s/]+\.[^\s]+$/.test(address)) return null;
	return /^[^\s/@]+@[^\s/@]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
}
