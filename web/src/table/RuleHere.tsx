// RuleHere.tsx - the paragraph that explains what is asked now, or a thing of the table, over the table.
import { Icon } from '../art/icons.tsx';
import { sentence } from '../app/api.ts';
import { href } from '../app/router.ts';
import type { Game } from '../games/game.ts';
import { t } from '../i18n/index.ts';
import type { View } from '../protocol.ts';
import { RulesText } from '../pages/rules/index.tsx';
import type { Section } from '../pages/rules/doc.ts';
import { hasLearnText, learnText } from '../pages/rules/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useLoad } from '../ui/load.ts';
import { Can } from './Can.tsx';
import { RuleOf, type Rule, type Shown } from './RuleOf.tsx';

export function RuleButton({ phone, open }: { phone: boolean; open: () => void }) {
  return (
    <button
      type="button"
      class={`btn sm${phone ? ' sq' : ''}`}
      data-rule-button
      aria-label={t('rules.here')}
      title={t('rules.here')}
      onClick={open}
    >
      <Icon name="help" size={18} />
    </button>
  );
}

const sectionOn = (sections: Section[], name: string | undefined): Section | null =>
  sections.find(s => name !== undefined && [...s.topics, ...s.things].includes(name)) ??
  sections[0] ??
  null;

interface Props {
  view: View;
  you: number | null;
}

const textOf = (game: string): Promise<Awaited<ReturnType<typeof learnText>> | null> =>
  hasLearnText(game) ? learnText(game) : Promise.resolve(null);

function Paragraph({ of, close, view, you }: Props & Shown & { close: () => void }) {
  const { game } = view,
    got = useLoad(() => textOf(game), [game]),
    section = got.value && sectionOn(got.value.how.sections, of?.name ?? view.due?.point);
  return (
    <Dialog title={t(of ? 'rules.thing' : 'rules.here')} close={close} class="dlg rule-here">
      <div class="body">
        {got.fault !== null && <p class="fault">{sentence(got.fault)}</p>}
        {of?.words && <p class="rule-asked">{of.words}</p>}
        {!of && <Can view={view} you={you} />}
        {section && <RulesText game={game} sections={[section]} />}
        {!of && <p class="mut sm">{t('rules.thing.how')}</p>}
        {section && (
          <p class="calls">
            <a
              class="btn"
              href={href({ page: 'rules', game, layer: 'how' })}
              target="_blank"
              rel="noopener"
            >
              {t('rules.read_all')}
            </a>
          </p>
        )}
      </div>
    </Dialog>
  );
}

// Listens for who wants a rule, and shows it.
export function RuleHere({ rule, module, ...props }: Props & { rule: Rule; module: Game }) {
  return (
    <>
      <RuleOf module={module} view={props.view} open={rule.open} />
      {rule.shown && <Paragraph {...props} {...rule.shown} close={rule.close} />}
    </>
  );
}
