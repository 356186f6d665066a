import { useModal } from '#src/ui/use-modal.ts';

/** Covers everything and lets nothing through, the keyboard neither; spec 4. */
export function LoadingOverlay({ text }: { text: string }) {
	const { props } = useModal({ mayClose: () => false });
	return (
		<dialog {...props} className="feedback-overlay" aria-label={text}>
			<span className="shell-spinner" aria-hidden="true" />
			<span role="status">{text}</span>
		</dialog>
	);
}
