// here.ts - Dutch: the keys of ../en/here.ts.
export const here = {
  'here.storage':
    'In deze browser kan de pagina niets bewaren, dus hier kun je niet spelen. Open in ' +
    'plaats daarvan een tafel.',
  'here.unkept':
    'De laatste zet kon niet worden bewaard: dit apparaat is vol. Alles daarvoor is veilig.',
  'here.name': 'Op dit apparaat',
  'here.go_on': 'Verder spelen',
  'here.missing': 'Deze partij staat niet op dit apparaat.',
  'here.elsewhere': 'Deze partij is bezig in een ander venster van deze browser.',
  'here.moved': 'Deze partij gaat verder op de server: je vindt die bij je partijen.',
  'move.away': 'Verder op een ander apparaat',
  'move.away.text':
    'De partij verhuist naar de server en gaat verder waar je ook met je naam inlogt. Dit ' +
    'apparaat houdt een kopie van wat gespeeld is.',
  'move.away.luck': 'Vanaf dan komt het geluk van de server.',
  'move.away.do': 'Partij verhuizen',
  'move.invite': 'Een vriend uitnodigen',
  'move.invite.text':
    'De partij verhuist naar de server. De bot speelt tot je vriend de link opent en maakt ' +
    'dan plaats.',
  'move.invite.there': 'De bot speelt tot je vriend de link opent en maakt dan plaats.',
  'move.invite.whose': 'Wie maakt plaats?',
  'move.invite.do': 'Link maken',
  'move.invite.sent': 'Stuur deze link naar je vriend. Tot dan speelt de bot verder.',
  'move.invite.link': 'Link voor je vriend',
  'move.invite.copy': 'Link kopiëren',
  'move.take': 'Zonder netwerk verder spelen',
  'move.take.text': 'De partij verhuist naar dit apparaat en wordt op de server gesloten.',
  'move.take.luck': 'Vanaf dan komt het geluk van dit apparaat.',
  'move.take.do': 'Meenemen',
  'here.remove': 'Partij verwijderen',
  'here.remove.text':
    'De partij wordt van dit apparaat verwijderd. Dat kan niet ongedaan worden gemaakt.',
  'save.title': 'Partij bewaren',
  'save.file': 'Opslaan als bestand',
  'save.file.text': 'Het spelbestand, met elke stap. Deze pagina en de opdracht openen het weer.',
  'save.keep': 'Op dit apparaat bewaren',
  'save.keep.text': 'Terugkijken en analyse werken dan zonder netwerk.',
  'save.kept': 'Op dit apparaat bewaard',
  'save.open': 'Kopie openen',
  'save.share': 'Op de server zetten',
  'save.share.title': 'Partij delen',
  'save.share.text':
    'Anderen kunnen de partij via een link openen, en je vindt haar overal waar je inlogt.',
  'save.shared': 'Wie deze link heeft, kan de partij zien:',
  'save.refused':
    'In deze browser kan de pagina niets bewaren, of er is geen ruimte meer. Sla de partij op als ' +
    'bestand.',
} as const;
