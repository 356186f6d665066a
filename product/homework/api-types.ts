import type { components } from '#generated/api/main.ts';

type ApiSchemas = components['schemas'];

export type Homework = ApiSchemas['Homework'];
export type HomeworkSubmission = ApiSchemas['HomeworkSubmission'];
export type RubricItem = ApiSchemas['RubricItem'];
export type SubmittedFile = ApiSchemas['SubmittedFile'];
