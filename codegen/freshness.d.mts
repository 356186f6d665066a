export const PRODUCT: string;

export const SEED_READER: string;

/** The folder that `MANIFESTS` names, relative to `root`, with forward slashes. */
export function manifestsFolder(env: Readonly<Record<string, string | undefined>>, root: string): string;

/** Name of an app in cache folders: `app` for the product, derived from the folder for others. */
export function appName(manifests: string): string;

export function stampFile(root: string, name: string): string;

/** Files below a folder that a run may read, without hidden ones. Absolute if the folder is. */
export function listInputs(folder: string): string[];

/** Whether all inputs and outputs of the last successful run are unchanged and no file was added. */
export function isFresh(root: string, stampFile: string): boolean;
