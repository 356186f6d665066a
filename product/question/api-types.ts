import type { components } from '#generated/api/main.ts';

type ApiSchemas = components['schemas'];

export type Question = ApiSchemas['Question'];
export type QuestionKey = ApiSchemas['QuestionKey'];
export type QuestionMaterial = ApiSchemas['QuestionMaterial'];
