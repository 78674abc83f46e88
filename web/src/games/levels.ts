// levels.ts - the bots that the page seats where nobody chooses one: against somebody who is new to a game, and else.
export const firstLevel = 'easy';
export const usualLevel = 'normal';
