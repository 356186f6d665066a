/** Folder of the product's own manifests. */
export const PRODUCT: string;

export const SEED_READER: string;

/** The folder that `MANIFESTS` names, relative to `root`, with forward slashes. */
export function manifestsFolder(env: Readonly<Record<string, string | undefined>>, root: string): string;

/** Name of an app in cache folders: `app` for the product, made of the folder for another. */
export function appName(manifests: string): string;

export function stampFile(root: string, name: string): string;

export function hashOf(content: string | Uint8Array): string;

/** Files below a folder that a run may read; hidden ones are not looked at. Absolute when the folder is. */
export function listInputs(folder: string): string[];

/** Whether everything that the last good run read and wrote is as it was, and nothing has joined it. */
export function isFresh(root: string, stampFile: string): boolean;
