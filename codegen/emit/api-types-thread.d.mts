/** Starts the thread without waiting for it; it does not keep the process alive. */
export function startApiTypes(): void;

/** TypeScript types of one OpenAPI document. Rejects when the document cannot be made sense of. */
export function writeApiTypes(document: unknown): Promise<string>;
