// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const chooseColumns = '选择列';
export const shownColumns = '显示这些列';
export const showAll = '全部显示';
export const table = '表格';
export const exportedFirst = ({ total, count }: { total: string | number; count: number }): string => `一共 ${total} 条，表格里是前 ${count} 条`;
export const exported = ({ count }: { count: number }): string => `已导出 ${count} 条`;
export const exportedSome = ({ count }: { count: number }): string => `后面还有，表格里是前 ${count} 条`;
export const fetchedSoFar = ({ count }: { count: number }): string => `已取到 ${count} 条`;
export const fetched = ({ count, total }: { count: number; total: string | number }): string => `已取到 ${count} / ${total} 条`;
export const stopExport = '停止导出';
export const exportTable = '导出表格';
