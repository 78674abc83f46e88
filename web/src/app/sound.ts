// sound.ts - one soft knock on wood, made on the spot; off by default.
let context: AudioContext | null = null;

export function knock(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    const now = context.currentTime;
    for (const [delay, pitch] of [
      [0, 330],
      [0.13, 247],
    ] as const) {
      const tone = context.createOscillator(),
        volume = context.createGain();
      tone.type = 'triangle';
      tone.frequency.setValueAtTime(pitch, now + delay);
      tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, now + delay + 0.12);
      volume.gain.setValueAtTime(0.0001, now + delay);
      volume.gain.exponentialRampToValueAtTime(0.16, now + delay + 0.008);
      volume.gain.exponentialRampToValueAtTime(0.0001, now + delay + 0.18);
      tone.connect(volume).connect(context.destination);
      tone.start(now + delay);
      tone.stop(now + delay + 0.2);
    }
  } catch {
    /* no sound here */
  }
}
