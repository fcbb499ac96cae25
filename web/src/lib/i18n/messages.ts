/** For tests: what a catalogue declares. */
import { FluentResource } from '@fluent/bundle'

function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) node.forEach((n) => variables(n, found))
  else if (typeof node === 'object' && node !== null) {
    const { type, name } = node as { type?: string; name?: string }
    if (type === 'var' && name) found.add(name)
    Object.values(node).forEach((n) => variables(n, found))
  }
  return found
}

/** The messages of a catalogue: id and names of its arguments. */
export function messagesIn(catalogue: string): Map<string, string> {
  const { body } = new FluentResource(catalogue)
  return new Map(body.map((entry) => [entry.id, [...variables(entry)].sort().join()]))
}
