// archipelago_cards.ts - French: the keys of ../en/archipelago_cards.ts.
export const archipelagoCards = {
  'archipelago.card.price': 'Elle coûte {now} maintenant, et {next} après un pivot.',
  'archipelago.card.price.last':
    'Elle coûte {now} maintenant, et elle est défaussée après un pivot de plus.',
  'archipelago.card.used': 'utilisée jusqu’au tour suivant',
  'archipelago.card.ready': 'disponible',
  'archipelago.card.built': 'construite',
  'archipelago.card.medals': { one: '{n} médaille', other: '{n} médailles' },
} as const;
