import type { components } from '#generated/api/main.ts';

type ApiSchemas = components['schemas'];

export type Question = ApiSchemas['Question'];
export type QuestionMaterial = ApiSchemas['QuestionMaterial'];
export type QuestionKey = ApiSchemas['QuestionKey'];
export type PracticeResult = ApiSchemas['PracticeResult'];
export type WrongBookSheet = ApiSchemas['WrongBookSheet'];
export type ScorePoint = ApiSchemas['ScorePointRule'];
