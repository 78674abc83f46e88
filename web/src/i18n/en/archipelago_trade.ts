// archipelago_trade.ts - English: negotiation in Archipelago: deals, wishes, terms, offers for a place, pledges, bids.
export const archipelagoTrade = {
  'archipelago.deal.gives': '{name} gives',
  'archipelago.deal.gives.you': 'You give',
  'archipelago.deal.you': 'You',
  'archipelago.deal.after': 'Afterwards',
  'archipelago.deal.before': '{name} had offered: {what}.',
  'archipelago.deal.before.you': 'You had offered: {what}.',
  'archipelago.deal.propose': 'Send the offer',

  'archipelago.trade.with': 'Trade with',
  'archipelago.trade.open': 'Trade with {name}',
  'archipelago.trade.head': 'A deal with {name}',
  'archipelago.trade.head.answer': 'Your answer to {name}',
  'archipelago.trade.help.locked': 'You have begun this offer: add what is missing, then send it.',
  'archipelago.trade.left': { one: '1 deal left', other: '{n} deals left' },
  'archipelago.trade.over': 'No more deals',
  'archipelago.trade.give': 'You give',
  'archipelago.trade.want': 'You want from {name}',
  'archipelago.trade.you_give': 'you give',
  'archipelago.trade.you_get': 'you want from {name}',
  'archipelago.trade.florins': 'Florins',
  'archipelago.trade.of': 'of {n}',
  'archipelago.trade.of.unknown': 'of ?',
  'archipelago.trade.more': 'More: {what}',
  'archipelago.trade.less': 'Less: {what}',
  'archipelago.trade.nothing': 'Nothing here can change hands.',
  'archipelago.trade.or_ready': 'Or take a ready offer.',
  'archipelago.trade.clear': 'Clear',

  'archipelago.offer.ready': 'Ready offers',

  'archipelago.sum.terms': 'Florins for each in {where}',
  'archipelago.terms.left': {
    one: '1 change left in this round',
    other: '{n} changes left in this round',
  },

  'archipelago.order.now': 'Present order of play',
  'archipelago.order.yours': 'The new order',
  'archipelago.order.earlier': '{name} earlier',
  'archipelago.order.later': '{name} later',
  'archipelago.order.first': '{name} is first already.',
  'archipelago.order.last': '{name} is last already.',
  'archipelago.order.set': 'Set this order',
  'archipelago.order.offer': '{name} gives {what}',
  'archipelago.order.taken': 'Taken',
  'archipelago.order.yours.now': '(yours now)',
  'archipelago.order.for': 'Places that you would take',
  'archipelago.order.from': 'You want from {name}',

  'archipelago.wish.others': 'Wishes of the others',
  'archipelago.wish.new': 'Write a wish',
  'archipelago.wish.head': 'A wish for {name}',
  'archipelago.wish.send': 'Send the wish',
  'archipelago.wish.waits': 'sent when the next round of {name} begins',
  'archipelago.wish.drop': 'Take back the wish for {name}',
  'archipelago.wish.of': '{name} would give {what}',
  'archipelago.wish.ignore': 'Ignore',
} as const;

declare module './index.ts' {
  interface Words {
    archipelagoTrade: typeof archipelagoTrade;
  }
}
