/** Placeholder of a loading page; visible only after a delay, so that fast pages do not flicker. */
export function PageLoading({ text }: { text: string }) {
	return (
		<div className="shell-loading" aria-busy="true" role="status">
			<span className="shell-spinner" aria-hidden="true" />
			<span>{text}</span>
		</div>
	);
}
