// Main file of a side process: calls a function of a module for its parent, and ends with it.

const [, , module = '', name = ''] = process.argv

/** Request to a side process; input and reply are structured-clonable. */
export interface Asked {
  readonly id: number
  readonly input: unknown
}

/** Message: the request arrived completely and begins. */
export interface Begun {
  readonly id: number
  readonly begins: true
}

export type Answered =
  | { readonly id: number; readonly reply: unknown }
  | { readonly id: number; readonly failure: string }

async function answer({ id, input }: Asked): Promise<Answered> {
  try {
    const found = (await import(module)) as Record<string, (input: unknown) => Promise<unknown>>
    return { id, reply: await found[name]?.(input) }
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) }
  }
}

const tell = (what: Begun | Answered) => process.send?.(what)

process.on('message', (asked: Asked) => {
  tell({ id: asked.id, begins: true })
  void answer(asked).then(tell)
})
process.on('disconnect', () => process.exit())
// Terminal and service manager signal the whole process group: the server must end first, with its pending calls
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
