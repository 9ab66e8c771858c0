/** Explains an error of JSON.parse, whose message has either a position or the text around the unexpected token. */
export function explainSyntaxError(text: string, reason: string): string {
  const [, position] = /position (\d+)/.exec(reason) ?? []
  const [, token = '', excerpt = ''] = /token '(.+?)', (?:\.{3})?"(.+?)"(?:\.{3})? is not/s.exec(reason) ?? []
  // V8's excerpt has at most 10 characters before the token. If the message has neither position nor excerpt,
  // the JSON text ends too early.
  const tokenOffset = excerpt ? text.indexOf(excerpt) + excerpt.lastIndexOf(token, 10) : text.length
  const offset = position ? Number(position) : tokenOffset
  const lines = text.slice(0, offset).split('\n')
  const positionText = `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`
  if (/[“”„‘’«»]/.test(token))
    return `${positionText}: ${token} stands for a quotation mark, expected: a straight one (")`
  if (reason.includes('control character'))
    return `${positionText}: expected: each text on one line, with a straight quotation mark (") at its end and no Tab key in it`
  return `${positionText}: not valid JSON (${reason.replace(/ in JSON.*|, \.*".*/s, '')}): often a comma or a quotation mark is missing or too many, just before`
}
