// hand.ts - whether the person used the keyboard last: only then may the focus move by itself.
let keys = false;
if (typeof document !== 'undefined') {
  document.addEventListener(
    'keydown',
    () => {
      keys = true;
    },
    true,
  );
  document.addEventListener(
    'pointerdown',
    () => {
      keys = false;
    },
    true,
  );
}
export const byKeyboard = (): boolean => keys;
