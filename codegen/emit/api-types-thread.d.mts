/** Starts the thread without waiting for it. The thread does not keep the process alive. */
export function startApiTypes(): void;

/** Writes the TypeScript types of one OpenAPI document. Rejects if openapi-typescript fails on the document. */
export function writeApiTypes(document: unknown): Promise<string>;
