// invite.tsx - somebody opened an invite link: what is played here, by whom, and one button.
import { useState } from 'preact/hooks';
import { inksOf } from '../art/inks.ts';
import { SeatSign } from '../art/seats.tsx';
import { Band } from '../art/tapa.tsx';
import { api, Refusal, sentence } from '../app/api.ts';
import { addressOf } from '../app/base.ts';
import { keepCode } from '../app/invites.ts';
import { loadMine, somebodyCalled, useMe } from '../app/session.ts';
import { go, href } from '../app/router.ts';
import { useTitle } from '../app/title.ts';
import { t } from '../i18n/index.ts';
import type { TableRow } from '../protocol.ts';
import { Page } from '../ui/chrome.tsx';
import { useDeed, useLoad } from '../ui/load.ts';
import { Empty, Failed, FaultLine, Loading } from '../ui/state.tsx';
import { GameArt, gameTitle, levelName, paceWords, seatName, standing } from '../ui/tables.tsx';

function Sitters({ row }: { row: TableRow }) {
  return (
    <ul class="sitters" style={inksOf(row.game)}>
      {row.seats.map(s => (
        <li key={s.seat}>
          <SeatSign seat={s.seat} size={26} />
          <b>{seatName(s, row.you)}</b>
          <span class="mut">
            {s.kind === 'bot' ? t('seat.bot', { level: levelName(s.level) }) : ''}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Nickname({ name, setName }: { name: string; setName: (name: string) => void }) {
  return (
    <label class="field">
      <span>{t('account.nickname')}</span>
      <input
        class="input"
        maxLength={24}
        autocomplete="nickname"
        value={name}
        placeholder={t('account.nickname_any')}
        onInput={event => setName(event.currentTarget.value)}
      />
    </label>
  );
}

function Welcome({ row, code }: { row: TableRow; code: string }) {
  const who = useMe(),
    [wish, setName] = useState<string | null>(null),
    name = wish ?? who?.name ?? '',
    { busy, fault, run } = useDeed();
  keepCode(row.id, row.you === null ? code : null); // whoever has no seat watches with it
  const host = row.seats.find(s => s.person === row.host)?.name ?? t('invite.somebody');
  const free =
      (row.status === 'open' && row.seats.some(s => s.kind === 'free')) ||
      row.seats.some(s => s.offered),
    seated = row.you !== null;
  const join = async (): Promise<void> => {
    await somebodyCalled(name);
    await api.join(row.id, { invite: code });
    void loadMine();
    go(addressOf(`t/${row.id}`), 'replace');
  };
  return (
    <form
      class="panel card invitation"
      onSubmit={event => {
        event.preventDefault();
        run(join);
      }}
    >
      <GameArt game={row.game} />
      <Band height={9} />
      <div class="bd">
        <h1>
          {t(seated ? 'invite.seated' : free ? 'invite.title' : 'invite.late', {
            host,
            game: gameTitle(row.game),
          })}
        </h1>
        <p class="mut">
          {row.name} · {standing(row)} · {paceWords(row)}
        </p>
        <Sitters row={row} />
        {free && !seated && who?.kept !== true && <Nickname name={name} setName={setName} />}
        <FaultLine text={fault === null ? null : sentence(fault)} />
        <div class="calls">
          {free && !seated ? (
            <button type="submit" class="btn pri lg" aria-busy={busy}>
              {t('invite.join')}
            </button>
          ) : (
            <a class="btn pri lg" href={href({ page: 'table', id: row.id })}>
              {t(seated ? 'invite.go' : 'invite.watch')}
            </a>
          )}
          <a class="btn lg" href={href({ page: 'rules', game: row.game })}>
            {t('rules.read')}
          </a>
        </div>
      </div>
    </form>
  );
}

export function InvitePage({ code }: { code: string }) {
  useTitle(t('invite.page'));
  const { value, fault, again } = useLoad(() => api.invite(code), [code]);
  return (
    <Page strip>
      <div class="narrow">
        {value ? (
          <Welcome row={value} code={code} />
        ) : fault instanceof Refusal && fault.code === 'not_found' ? (
          <>
            <h1 class="hush">{t('invite.page')}</h1>
            <Empty text={t('invite.none')}>
              <a class="btn go" href={href({ page: 'home' })}>
                {t('missing.home')}
              </a>
            </Empty>
          </>
        ) : fault !== null ? (
          <Failed fault={fault} again={again} />
        ) : (
          <Loading />
        )}
      </div>
    </Page>
  );
}
