import { type FormEvent, useState } from 'react';
import { pageOf } from './page-layout.ts';
import pdfStyles from './pdf.module.css';

export interface PageFieldProps {
	page: number;
	count: number;
	onGo: (page: number) => void;
}

export function PageField({ page, count, onGo }: PageFieldProps) {
	const [typed, setTyped] = useState<string | null>(null);
	const go = (event: FormEvent): void => {
		event.preventDefault();
		const to = pageOf(typed ?? '', count);
		setTyped(null);
		if (to !== null) onGo(to);
	};
	return (
		<form className={pdfStyles.place} onSubmit={go}>
			<input
				className={pdfStyles.number}
				aria-label={`页码，共 ${count} 页`}
				inputMode="numeric"
				autoComplete="off"
				size={3}
				value={typed ?? page}
				onFocus={(event) => event.target.select()}
				onChange={(event) => setTyped(event.target.value)}
				onBlur={() => setTyped(null)}
			/>
			<span>/ {count}</span>
		</form>
	);
}
