// PartyTray.tsx - who goes along: a party being put together, or pieces sent by Transit. A first
// version: a button for every step.
import { ThingIcon, type Thing } from '../../art/canoes.tsx';
import { seatColour } from '../../art/seats.tsx';
import { t } from '../../i18n/index.ts';
import { Choice, Places, onMap, type TrayProps } from './tray.tsx';
import { hexName } from './words.ts';

export const partyPoints = new Set(['transit_to', 'party_pick', 'party_cargo']);

export function PartyTray({ tray }: { tray: TrayProps }) {
  const { view, stage, names } = tray, p = view.position, party = p.party;
  return <>
    {party && <p class="ask-say row">{t('conquest.party', { from: hexName(p, party.from), to: hexName(p, party.to) })}&nbsp;
      {party.pieces.map((x, k) => <span key={k} class="chip"><ThingIcon thing={x.kind as Thing} size={20} ink={seatColour(names.you ?? 0)} />{x.cargo !== 'none' && <ThingIcon thing={x.cargo} size={17} ink={seatColour(names.you ?? 0)} />}{x.n > 1 && `×${x.n}`}</span>)}</p>}
    <div class="opts">
      {stage.to === null && <Places tray={tray} most={6} />}
      {stage.buttons.filter(b => stage.to !== null || !onMap(stage, b)).map(b => <Choice key={b.moves[0]!.do} tray={tray} b={b} />)}
      {stage.back && <button type="button" class="btn side-btn" onClick={() => tray.board.setPick(stage.back!)}>{t('conquest.do.back')}</button>}
    </div>
  </>;
}
