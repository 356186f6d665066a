// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const editing = ({ row, column }: { row: string | number; column: string | number }): string => `正在修改“${row}”的${column}`;
export const cancel = '取消修改';
export const edit = ({ row, column }: { row: string | number; column: string | number }): string => `修改“${row}”的${column}`;
export const save = '保存';
export const finishFirst = '请先保存或取消正在修改的内容';
