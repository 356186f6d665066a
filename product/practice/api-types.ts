import type { components } from '#generated/api/main.ts';

type ApiSchemas = components['schemas'];

export type PracticeResult = ApiSchemas['PracticeResult'];
export type WrongBookSheet = ApiSchemas['WrongBookSheet'];
export type ScorePoint = ApiSchemas['ScorePointRule'];
