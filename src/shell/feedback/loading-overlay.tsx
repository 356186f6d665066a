import { useCallback } from 'react';

/** Covers everything and lets nothing through, the keyboard neither; spec 4. */
export function LoadingOverlay({ text }: { text: string }) {
	const open = useCallback((dialog: HTMLDialogElement | null) => dialog?.showModal(), []);
	return (
		<dialog ref={open} className="feedback-overlay" aria-label={text} onCancel={(event) => event.preventDefault()}>
			<span className="shell-spinner" aria-hidden="true" />
			<span role="status">{text}</span>
		</dialog>
	);
}
