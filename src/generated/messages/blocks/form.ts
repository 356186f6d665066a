// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const showContent = '显示内容';
export const explanationOf = ({ label }: { label: string | number }): string => `${label}的说明`;
export const chosenFiles = ({ label }: { label: string | number }): string => `${label}：已选的文件`;
export const back = '上一步';
export const next = '下一步';
export const restored = '已恢复上次没有提交的内容。';
export const startOver = '清空重填';
export const upload = '上传进度';
export const cancelUpload = '取消上传';
export const filesThere = ({ names }: { names: string | number }): string => `已有${names}，重新选会替换`;
export const entered = ({ label }: { label: string | number }): string => `${label}：已填的`;
export const removeTag = ({ tag }: { tag: string | number }): string => `去掉 ${tag}`;
export const enterKey = '输入后按回车';
export const lostFiles = ({ names }: { names: string | number }): string => `选过的文件（${names}）没有留住，请再选一次。`;
export const filesKept = '写的内容和选的文件会自动留在这台设备上';
export const filesNotKept = ({ limit }: { limit: string | number }): string => `写的内容会留在这台设备上；文件合起来超过 ${limit}，或者没有空间了，关掉页面后要重新选`;
export const queued = '交的内容在“待发送”里，联网后会自动交上。要是又改了，再交一次就换成新的。';
export const queueRefused = '交的内容没有被收下，原因在“待发送”里。改好了可以再交一次。';
export const noRoom = '没有交上，这台设备也没有空间先存着，请联网后再交一次';
export const unchanged = '没有改动，不用保存';
export const unreadableFile = '文件读不出来，可能被移走或改过了，请重新选一次';
export const wrongFields = '需要修改的内容';
export const wrongCount = ({ count }: { count: number }): string => `还有 ${count} 处需要修改：`;
