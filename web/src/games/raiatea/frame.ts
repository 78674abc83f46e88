// frame.ts - the sheet of the board: everything on it has its place in this box.
export const frame = { x: 0, y: 0, w: 1080, h: 640 };
