/** Stands where a page will be. It shows itself only after a moment, so that a quick page brings no flash. */
export function PageLoading({ text }: { text: string }) {
	return (
		<div className="shell-loading" aria-busy="true" role="status">
			<span className="shell-spinner" aria-hidden="true" />
			<span>{text}</span>
		</div>
	);
}
