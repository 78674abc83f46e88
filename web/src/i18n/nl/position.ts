// position.ts - Dutch: the keys of ../en/position.ts.
export const position = {
  'position.page': 'Stelling',
  'position.title': 'Een stelling van {game}',
  'position.help':
    'Plak een stelling, of een link naar een stelling. Die wordt op dit apparaat gelezen en ' +
    'nergens heen gestuurd.',
  'position.text': 'Stelling',
  'position.open': 'Openen',
  'position.bad': 'Deze stelling kan niet geopend worden: {why}.',
  'position.yours':
    'Jij beslist hier, op plaats {n}. Speel verder tegen bots, of bekijk hoe het zover kwam.',
  'position.over': 'De partij eindigt hier.',
  'position.wait': 'Kies Hiervandaan verder spelen om door te gaan',
  'position.copy': 'Link kopiëren',
  'position.copy_here': 'Link naar deze stelling kopiëren',
  'position.play': 'Hiervandaan verder spelen',
  'position.secret': 'Deze partij is niet afgelopen, en de link zou verraden wat nog geheim is.',
  'puzzle.page': 'Puzzels van de dag',
  'puzzle.title': '{game}, puzzel',
  'puzzle.help':
    'Elke dag is er van elk spel een stelling waarin één zet duidelijk de beste is. Vind ' +
    'die. Dagen achter elkaar vormen een reeks; wie een dag mist, begint opnieuw.',
  'puzzle.ask':
    'Jouw zet. Eén is duidelijk de beste: die wint minstens {n} van de 100 partijen meer dan ' +
    'elke andere.',
  'puzzle.wrong': 'niet de beste.',
  'puzzle.gives': 'Wint {wins} van de 100 partijen en geeft er {n} weg.',
  'puzzle.looking': 'Even bekijken…',
  'puzzle.right': { one: 'Opgelost bij de eerste poging.', other: 'Opgelost na {n} pogingen.' },
  'puzzle.worth':
    '{what} wint van hieruit {wins} van de 100 partijen; de op een na beste wint er {next}.',
  'puzzle.show': 'Toon het',
  'puzzle.shown': 'Dat was de beste zet',
  'puzzle.solved': 'Opgelost',
  'puzzle.more': 'Meer puzzels',
  'puzzle.streak': { one: '1 dag op rij', other: '{n} dagen op rij' },
  'puzzle.open': 'Nog niet opgelost.',
  'puzzle.is_solved': 'Opgelost.',
  'puzzle.solve': 'Oplossen',
  'puzzle.again': 'Nog eens kijken',
  'puzzle.former': 'Vorige puzzels',
} as const;
