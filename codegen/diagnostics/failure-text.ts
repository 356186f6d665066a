/** Says what a run that could not end has thrown: a problem of the disk in words, anything else by its message. */
export function failureText(error: unknown): string {
	const { code = '', path = '' } = error as NodeJS.ErrnoException;
	if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return `\`${path}\` cannot be read or written: permission is denied (${code}).`;
	if (code === 'ENOSPC') return `\`${path}\` cannot be written: the disk is full.`;
	return error instanceof Error ? error.message : String(error);
}
