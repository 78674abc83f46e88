// levels.ts - the bots that the page seats where nobody chooses one: against somebody who is new to a game, and else.
// The engine names them; every page waits for the list that they come with.
import { games } from '../app/session.ts';

export const firstLevel = (): string => games.get()!.first_level;
export const usualLevel = (): string => games.get()!.usual_level;
