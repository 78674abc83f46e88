/* Tests of one script: each says what broke, and the next one runs all the same. */
let passed = 0,
  failed = 0;

export async function test(name, body) {
  try {
    await body();
    passed++;
  } catch (error) {
    failed++;
    console.log(`${name}: ${error.stack ?? error}`);
  }
}

export function finish() {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}
