/**
 * Starts the thread without waiting for it. The thread does not keep the process alive; in a process that compiles once, it ends as soon as
 * the types are written.
 */
export function startApiTypes(options: { runs: 'one' | 'many' }): void;

/** Writes the TypeScript types of one OpenAPI document. Rejects if openapi-typescript fails on the document. */
export function writeApiTypes(document: unknown): Promise<string>;
