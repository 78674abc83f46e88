// hand.ts - what the person's hand does: whether it used the keyboard last (only then may the focus move by itself),
// how often it did anything, and whether what runs now comes from a press.
let keys = false,
  pressing = false,
  inputs = 0;
// The button of a tray that was put together before is the second press already.
const isSecond = (where: EventTarget | null): boolean =>
  where instanceof Element && where.closest('[data-confirm], [data-second]') !== null;
const press = (event: Event): void => {
  pressing = !isSecond(event.target);
  window.setTimeout(() => {
    pressing = false;
  });
};
// A key that is held down presses once: the focus may stand on the next question already.
const isHeldDown = ({ repeat, key, target }: KeyboardEvent): boolean =>
  repeat &&
  (key === 'Enter' || key === ' ') &&
  target instanceof Element &&
  target.closest('button, summary, [role="button"]') !== null;
if (typeof document !== 'undefined') {
  document.addEventListener(
    'keydown',
    event => {
      if (isHeldDown(event)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      keys = true;
      inputs++;
      document.documentElement.dataset.hand = 'keys';
      press(event);
    },
    true,
  );
  document.addEventListener('click', press, true);
  document.addEventListener(
    'pointerdown',
    () => {
      keys = false;
      inputs++;
      document.documentElement.dataset.hand = 'pointer';
    },
    true,
  );
}
export const isPressing = (): boolean => pressing;
export const byKeyboard = (): boolean => keys;
export const nInputs = (): number => inputs;
