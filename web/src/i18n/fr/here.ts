// here.ts - French: the keys of ../en/here.ts.
export const here = {
  'here.storage':
    'Ce navigateur ne laisse pas la page garder quoi que ce soit : on ne peut pas jouer ici. ' +
    'Ouvrez plutôt une table.',
  'here.unkept':
    'Le dernier coup n’a pas pu être gardé : cet appareil n’a plus de place. Tout ce qui ' +
    'précède est à l’abri.',
  'here.name': 'Sur cet appareil',
  'here.go_on': 'Continuer à jouer',
  'here.missing': 'Cette partie n’est pas sur cet appareil.',
  'here.elsewhere': 'Cette partie continue dans une autre fenêtre de ce navigateur.',
  'here.moved': 'Cette partie continue sur le serveur : vous la trouverez parmi vos parties.',
  'move.away': 'Continuer sur un autre appareil',
  'move.away.text':
    'La partie passe sur le serveur et continue partout où vous vous connectez avec votre ' +
    'pseudo. Cet appareil garde une copie de ce qui a été joué.',
  'move.away.luck': 'Dès lors, le hasard vient du serveur.',
  'move.away.do': 'Déplacer la partie',
  'move.invite': 'Inviter un ami à partir d’ici',
  'move.invite.text':
    'La partie passe sur le serveur. Le bot joue jusqu’à ce que votre ami ouvre le lien, ' +
    'puis lui laisse la place.',
  'move.invite.there':
    'Le bot joue jusqu’à ce que votre ami ouvre le lien, puis lui laisse la place.',
  'move.invite.whose': 'Qui laisse la place ?',
  'move.invite.do': 'Obtenir le lien',
  'move.invite.sent': 'Envoyez ce lien à votre ami. D’ici là, le bot continue de jouer.',
  'move.invite.link': 'Lien pour votre ami',
  'move.invite.copy': 'Copier le lien',
  'move.take': 'Continuer sans réseau',
  'move.take.text': 'La partie passe sur cet appareil et est close sur le serveur.',
  'move.take.luck': 'Dès lors, le hasard vient de cet appareil.',
  'move.take.do': 'L’emporter',
  'here.remove': 'Supprimer cette partie',
  'here.remove.text': 'La partie est supprimée de cet appareil. C’est définitif.',
  'save.title': 'Garder cette partie',
  'save.file': 'Enregistrer dans un fichier',
  'save.file.text':
    'Le fichier de partie, avec tous les coups. Cette page et la commande le rouvrent.',
  'save.keep': 'Garder sur cet appareil',
  'save.keep.text': 'La relecture et l’analyse marchent alors sans réseau.',
  'save.kept': 'Gardée sur cet appareil',
  'save.open': 'Ouvrir la copie',
  'save.share': 'La mettre sur le serveur',
  'save.share.title': 'Partager cette partie',
  'save.share.text':
    'D’autres peuvent l’ouvrir par un lien, et vous la retrouvez partout où vous vous connectez.',
  'save.shared': 'Qui a ce lien peut voir la partie :',
  'save.refused':
    'Ce navigateur ne laisse pas la page garder quoi que ce soit, ou n’a plus de place. ' +
    'Enregistrez plutôt la partie dans un fichier.',
} as const;
