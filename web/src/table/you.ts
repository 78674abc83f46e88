// you.ts - the log speaks of everybody by name; of whoever reads it, it says "you".
const odd: Record<string, string> = { has: 'have', is: 'are', was: 'were', does: 'do', goes: 'go' };

// A verb as it stands behind "You".
function bare(verb: string): string {
  const known = odd[verb];
  if (known !== undefined) return known;
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|zz|o)es$/.test(verb)) return verb.slice(0, -2);
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

const plain = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "You sails to Niue and takes a mask" as one says it. The sentence was written with `name` for the reader. */
export function inSecondPerson(text: string, name: string): string {
  const begins = text.startsWith(`${name} `);
  const whole = text
    .replaceAll(`${name}'s`, 'your')
    .replaceAll(`${name}’s`, 'your')
    .replace(new RegExp(`(?<![\\p{L}*])${plain(name)}(?![\\p{L}])`, 'gu'), 'you');
  const turned = whole.replace(
    /(^|[:;,.] )you (\p{L}+)/gu,
    (_, before: string, verb: string) => `${before}you ${bare(verb)}`,
  );
  const said = begins
    ? turned.replace(
        /( and|,) (\p{Ll}+s)(?= )(?! and| or)/gu,
        (_, before: string, verb: string) => `${before} ${bare(verb)}`,
      )
    : turned;
  return said.replace(/^(\**)y/, (_, bold: string) => `${bold}Y`);
}
