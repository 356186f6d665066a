// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const editPart = ({ title }: { title: string | number }): string => `修改${title}`;
export const edit = '修改';
export const notFilled = '没有填写';
export const yes = '是';
export const no = '否';
export const review = '核对';
export const reviewNote = '看看有没有填错，确认后再提交。';
export const steps = '步骤';
export const step = ({ number, count }: { number: string | number; count: number }): string => `第 ${number} 步，共 ${count} 步`;
