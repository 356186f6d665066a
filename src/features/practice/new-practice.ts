/** Chooses the seed of a random set. It goes into the address, so that a reload and a shared link show the same questions. */
export const newPractice = (): { seed: string } => ({ seed: Math.random().toString(36).slice(2, 10) });
