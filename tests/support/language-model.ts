import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What was asked of the model, as the protocol has it. */
export type ModelRequest = {
  model: string;
  stream?: boolean;
  messages: { role: string; content: string }[];
};

type Answer = (response: ServerResponse, request: ModelRequest) => void;

/** A language model behind the OpenAI protocol on this machine, which answers as each test wishes. */
export class ModelServer {
  /** How it answers from now on. */
  answer: Answer = says('Well done.');
  readonly requests: (ModelRequest & { key: string | undefined })[] = [];
  private readonly server = createServer((request, response) => void this.respond(request, response));

  /** Starts to listen and names itself, and a key and a model, in the environment. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    process.env.AI_BASE_URL = `http://127.0.0.1:${port}/v1`;
    process.env.AI_MODEL = 'tutor-1';
    process.env.AI_API_KEY = 'a key of the tests';
  }

  /** Stops, open answers included, and leaves the environment without a model. */
  async stop(): Promise<void> {
    forgetModel();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: ModelRequest = JSON.parse(await text(request));
    this.requests.push({ ...body, key: request.headers.authorization });
    if (request.url === '/v1/chat/completions') this.answer(response, body);
    else response.writeHead(404).end();
  }
}

/** Leaves the environment without a model. */
export function forgetModel(): void {
  for (const name of ['AI_BASE_URL', 'AI_MODEL', 'AI_API_KEY']) delete process.env[name];
}

const HEAD = { id: 'answer-1', created: 1_700_000_000, model: 'tutor-1' };

/** Answers with a text: whole, or in pieces when it is asked for a stream. */
export function says(...pieces: string[]): Answer {
  return (response, { stream }) => {
    if (stream) {
      for (const piece of pieces) sendPiece(response, piece);
      endPieces(response);
    } else {
      const message = { role: 'assistant', content: pieces.join('') };
      const choices = [{ index: 0, message, finish_reason: 'stop' }];
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ ...HEAD, object: 'chat.completion', choices }));
    }
  };
}

/** Answers white space for as long as it is listened to. */
export function endless(response: ServerResponse): void {
  response.setHeader('Content-Type', 'application/json');
  const piece = ' '.repeat(100_000);
  const write = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', write);
  write();
}

/** Sends a piece of a streamed answer. */
export function sendPiece(response: ServerResponse, content: string): void {
  if (!response.headersSent) response.setHeader('Content-Type', 'text/event-stream');
  const choices = [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }];
  response.write(`data: ${JSON.stringify({ ...HEAD, object: 'chat.completion.chunk', choices })}\n\n`);
}

/** Ends a streamed answer. */
export function endPieces(response: ServerResponse): void {
  const choices = [{ index: 0, delta: {}, finish_reason: 'stop' }];
  response.end(`data: ${JSON.stringify({ ...HEAD, object: 'chat.completion.chunk', choices })}\n\ndata: [DONE]\n\n`);
}
