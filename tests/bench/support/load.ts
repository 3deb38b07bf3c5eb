import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { PlainError } from '@/scripts/plain-error';
import { runCommand } from '@/scripts/run-command';

type Request = {
  headers: Record<string, string>;
  /** With one, the request is a POST. */
  body?: string;
};

type Load = {
  url: string;
  connections: number;
  seconds: number;
  /** Chosen from at random. */
  requests: readonly Request[];
};

/**
 * Sends requests one after another on each connection, with wrk, which takes little of the machine
 * from what is measured; answers how many were answered per second. Each POST carries an
 * Idempotency-Key of its own. Throws when an answer was no success.
 */
export async function measureRequests({ url, connections, seconds, requests }: Load): Promise<number> {
  if (!(process.env.PATH ?? '').split(delimiter).some((directory) => existsSync(join(directory, 'wrk')))) {
    throw new PlainError('This bench needs wrk, of the package of the same name.');
  }
  const directory = await mkdtemp(join(tmpdir(), 'barwright-wrk-'));
  try {
    const script = join(directory, 'load.lua');
    await writeFile(script, scriptOf(requests));
    const { isSuccess, output } = await runCommand('wrk', [
      '--threads=1',
      `--connections=${connections}`,
      `--duration=${seconds}s`,
      `--script=${script}`,
      url,
    ]);
    const rate = Number(/Requests\/sec: +([\d.]+)/.exec(output)?.[1]);
    if (!isSuccess || !rate || /Non-2xx|Socket errors/.test(output)) throw new Error(`wrk failed:\n${output}`);
    return rate;
  } finally {
    await rm(directory, { recursive: true });
  }
}

function scriptOf(requests: readonly Request[]): string {
  const entries = requests.map(({ headers, body }) => {
    const fields = Object.entries(headers).map(([name, value]) => `[ ${quote(name)} ] = ${quote(value)}`);
    return `{ headers = { ${fields.join(', ')} }, body = ${body === undefined ? 'nil' : quote(body)} }`;
  });
  return `local requests = { ${entries.join(',\n')} }
math.randomseed(os.time())
local run, sent = string.format("%x-%x", os.time(), math.random(0, 2 ^ 31 - 1)), 0
function request()
  local chosen = requests[math.random(#requests)]
  if not chosen.body then return wrk.format("GET", nil, chosen.headers) end
  sent = sent + 1
  chosen.headers["Idempotency-Key"] = run .. "-" .. sent
  return wrk.format("POST", nil, chosen.headers, chosen.body)
end
`;
}

/** A Lua string; the texts of the benches hold none of the closing marks. */
const quote = (text: string) => `[==[${text}]==]`;
