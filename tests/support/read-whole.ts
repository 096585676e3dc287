/** The same answer with its body in memory: as the server does, it is read to its end, so that no file of it stays open. */
export async function readWhole(answer: Response): Promise<Response> {
  return new Response(answer.body && (await answer.arrayBuffer()), answer);
}
