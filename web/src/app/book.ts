// book.ts - what lists know of a book of lessons, and of the coach of a first game.
export interface LessonRow {
  id: string;
  title: string;
  minutes: number;
  part: string | null; // the heading above it
  enough: boolean; // after it one may play a first game already
}
export interface Book {
  url: string;
  seats: number;
  lessons: LessonRow[];
}
// What the coach of a first game says where something is decided for the first time.
export interface CoachLine {
  point: string;
  text: string;
}
