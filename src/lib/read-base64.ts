/** The content of a file or of a part of one as base64. Rejects if it cannot be read, e.g. because the file has been moved. */
export const readBase64 = (blob: Blob): Promise<string> =>
	new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
		reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
		reader.readAsDataURL(blob);
	});
