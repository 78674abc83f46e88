// hand.ts - what the person's hand does: whether it used the keyboard last (only then may the focus move by itself),
// and how often it did anything.
let keys = false;
let inputs = 0;
if (typeof document !== 'undefined') {
  document.addEventListener(
    'keydown',
    () => {
      keys = true;
      inputs++;
    },
    true,
  );
  document.addEventListener(
    'pointerdown',
    () => {
      keys = false;
      inputs++;
    },
    true,
  );
}
export const byKeyboard = (): boolean => keys;
export const nInputs = (): number => inputs;
