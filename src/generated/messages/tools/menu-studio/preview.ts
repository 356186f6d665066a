// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const preview = '预览';
export const previewOf = ({ words }: { words: string | number }): string => `预览：${words}`;
export const opening = '正在打开预览…';
export const desktop = '电脑';
export const phone = '手机';
export const layoutNamed = ({ layout }: { layout: string | number }): string => `${layout}布局`;
export const role = '身份';
export const device = '设备';
export const layout = '布局';
export const look = '外观';
export const phoneLayout = '手机上始终是纵向布局。';
export const reopen = '重新打开预览';
export const note = '菜单按所选身份显示，页面里的内容用你自己的账号读取。预览里点什么都不会提交。';
export const cannotOpenAs = ({ role }: { role: string | number }): string => `现在没法以“${role}”的身份打开这个页面。`;
export const pictureOf = ({ title }: { title: string | number }): string => `${title}的样子`;
export const seenBy = ({ path, role }: { path: string | number; role: string | number }): string => `${path}，${role}看到的`;
export const needsParameters = '这个页面要从别的页面点进来，比如先选一门课程，所以这里看不到样子。';
export const refuses = ({ role }: { role: string | number }): string => `“${role}”打不开这个页面。先在“预览”里换一个身份，再来这里看。`;
