// archipelago_cards.ts - English: what the page says of the evolution cards of Archipelago besides their own words,
// which come from the engine: prices, uses, medals.
export const archipelagoCards = {
  'archipelago.card.price': 'It costs {now} now, and {next} after a turn.',
  'archipelago.card.price.last': 'It costs {now} now, and is discarded after one more turn.',
  'archipelago.card.used': 'used until the next turn',
  'archipelago.card.ready': 'ready',
  'archipelago.card.built': 'built',
  'archipelago.card.medals': { one: '1 medal', other: '{n} medals' },
} as const;

declare module './index.ts' {
  interface Words {
    archipelagoCards: typeof archipelagoCards;
  }
}
