/** The lane of a section on the start line: its place and its colour. */
export type LaneNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
