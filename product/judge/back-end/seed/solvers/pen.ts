/** Draws the expected picture of a problem, in marks as the module `turtle` of the engines writes them. */
export class Pen {
	private readonly marks: string[] = [JSON.stringify(['turtle', 0, 'classic', true])];
	private at: readonly [x: number, y: number] = [0, 0];
	private heading = 0;
	private colour = 'black';
	private width = 1;
	private outline: (readonly [number, number])[] = [];

	drawing(): string {
		return this.marks.join('\n');
	}

	background(colour: string): void {
		this.mark('bg', colour);
	}

	use(colour: string, width: number): void {
		[this.colour, this.width] = [colour, width];
	}

	turn(degrees: number): void {
		this.heading += degrees;
	}

	jump(x: number, y: number, heading: number): void {
		this.heading = heading;
		this.move(x, y, null);
	}

	forward(distance: number): void {
		const turn = (this.heading * Math.PI) / 180;
		this.move(this.at[0] + distance * Math.cos(turn), this.at[1] + distance * Math.sin(turn), this.colour);
	}

	/** As the module draws it: of straight steps, with its middle to the left for a positive radius. */
	arc(radius: number, degrees: number): void {
		const steps = 1 + Math.floor((Math.min(11 + Math.abs(radius) / 6, 59) * degrees) / 360);
		const turn = (Math.sign(radius) * degrees) / steps;
		const length = 2 * Math.abs(radius) * Math.sin((degrees * Math.PI) / 360 / steps);
		this.turn(turn / 2);
		for (let step = 0; step < steps; step++) {
			this.forward(length);
			this.turn(turn);
		}
		this.turn(-turn / 2);
	}

	dot(size: number, colour: string): void {
		this.mark('dot', 0, ...this.at.map(rounded), size, colour);
	}

	/** Fills what `draw` goes around. */
	fill(colour: string, draw: () => void): void {
		this.mark('fill', 0);
		this.outline = [this.at];
		draw();
		this.mark(
			'filled',
			0,
			colour,
			this.outline.map((point) => point.map(rounded)),
		);
	}

	private move(x: number, y: number, colour: string | null): void {
		this.at = [x, y];
		this.outline.push(this.at);
		this.mark('go', 0, rounded(x), rounded(y), rounded(this.heading), colour, this.width);
	}

	private mark(...values: readonly unknown[]): void {
		this.marks.push(JSON.stringify(values));
	}
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
