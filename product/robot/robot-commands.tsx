import styles from './robot-field.module.css';

/** The words of the module `robot`, as a child writes them in Python. */
export const ROBOT_COMMANDS = [
	['前进(30)', '往前走 30 厘米'],
	['后退(30)', '往后退 30 厘米'],
	['左转(90)', '往左转 90 度'],
	['右转(90)', '往右转 90 度'],
	['马达(200, 100)', '左轮、右轮每秒走多少毫米，一直转到改了为止'],
	['停下()', '两个轮子都停下'],
	['等待(0.5)', '过 0.5 秒再做下一件事'],
	['灯("红")', '亮灯，还有橙、黄、绿、蓝、紫、白'],
	['声音()', '响一声'],
	['距离()', '离前面的东西还有多少厘米'],
	['碰到()', '碰到东西是 True，没碰到是 False'],
	['颜色()', '脚下是什么颜色，例如 "黑"'],
	['左边颜色()', '左边的传感器看到什么颜色'],
	['右边颜色()', '右边的传感器看到什么颜色'],
	['时间()', '从开始到现在过了多少秒'],
] as const;

/** What a robot can be told and asked, folded up. */
export const RobotCommands = () => (
	<details>
		<summary>机器人懂的词</summary>
		<dl className={styles.commands}>
			{ROBOT_COMMANDS.map(([code, meaning]) => (
				<div key={code}>
					<dt>
						<code>{code}</code>
					</dt>
					<dd>{meaning}</dd>
				</div>
			))}
		</dl>
	</details>
);
