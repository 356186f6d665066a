import { useState } from 'react';
import * as texts from '#generated/messages/tools/menu-studio/inspector/links.ts';
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
export function LinkField({ url, where = texts.newWindow, disabled, onChange }: LinkFieldProps) {
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
			label={texts.address}
			placeholder="https://"
			hint={reason ?? texts.hint({ where })}
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
	empty: () => texts.missing,
	notAddress: () => texts.notAddress,
	scheme: (text) => texts.scheme({ scheme: /^[^:]*:/.exec(text.trim())?.[0] ?? '' }),
	unfinished: () => texts.unfinished,
};

/** Completes `www.example.com` and `a@example.com`; null for other texts. */
function withScheme(text: string): string | null {
	const address = text.trim();
	if (!/^[^\s/:]+\.[^\s]+$/.test(address)) return null;
	return /^[^\s/@]+@[^\s/@]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
}
