// archipelago_cards.ts - Dutch: the keys of ../en/archipelago_cards.ts.
export const archipelagoCards = {
  'archipelago.card.price': 'Kost nu {now}, en {next} na een draai.',
  'archipelago.card.price.last': 'Kost nu {now}, en wordt na nog één draai afgelegd.',
  'archipelago.card.used': 'gebruikt tot de volgende ronde',
  'archipelago.card.ready': 'klaar',
  'archipelago.card.built': 'gebouwd',
  'archipelago.card.medals': { one: '1 medaille', other: '{n} medailles' },
} as const;
