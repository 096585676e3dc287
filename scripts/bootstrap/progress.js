const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const FRAME_MS = 120;
const out = process.stderr;

/**
 * Shows that `work` is under way: a spinner with the time on a terminal, two plain lines elsewhere.
 * On standard error, so that what a command prints stays alone on standard output.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(title, work) {
  const started = performance.now();
  const stop = out.isTTY ? spin(title, started) : announce(title);
  try {
    const result = await work();
    stop();
    out.write(`✓ ${title} (${seconds(started)})\n`);
    return result;
  } catch (error) {
    stop();
    out.write(`✗ ${title} (${seconds(started)})\n`);
    throw error;
  }
}

function announce(title) {
  out.write(`… ${title}\n`);
  return () => undefined;
}

function spin(title, started) {
  let frame = 0;
  const draw = () => {
    const sign = FRAMES[frame++ % FRAMES.length];
    out.write(`\r\x1b[2K${sign} ${title} (${seconds(started)})`);
  };
  draw();
  const timer = setInterval(draw, FRAME_MS);
  return () => {
    clearInterval(timer);
    out.write("\r\x1b[2K");
  };
}

/** Time since `started`, as French writes it. */
export function seconds(started) {
  const spent = (performance.now() - started) / 1000;
  const digits = spent < 10 ? 1 : 0;
  return `${spent.toFixed(digits).replace(".", ",")} s`;
}
