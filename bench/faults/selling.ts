import { setTimeout as pass } from 'node:timers/promises'
import { reviseTarjetas } from '../../apps/server/src/core/cartera/tarjeta/redo.ts'
import { createDb } from '../../apps/server/src/platform/db/database.ts'
import type { Connection } from '../../apps/server/src/platform/db/pool.ts'
import { type MailServer, startMailServer } from '../../apps/server/src/testing/smtp.ts'
import { planesMessages } from '../../packages/contract/messages/cotizacion/planes.ts'
import { type Caller, openCaller } from '../support/caller.ts'
import { nothingTold, type Told } from '../support/told.ts'
import { compare, halvesIn, shapesOf } from './audit.ts'
import { createDoor } from './door.ts'
import { correoDe, sell } from './sale.ts'

/** Persons selling at the same time. */
const SELLERS = 6
/** Longest wait for the letters left at the end: a job of a killed server is taken again after a minute. */
const LETTERS_MS = 300_000

/** Database and folder of a server. */
export interface Place {
  readonly name: string
  readonly env: Readonly<Record<string, string>>
  /** The database, read directly; of the embedded engine only while no server runs. */
  readonly open: () => Promise<Connection>
}

/** Reads the database of a place beside or after its server. */
export async function look<T>(place: Place, act: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await place.open()
  try {
    return await act(connection)
  } finally {
    await connection.close()
  }
}

/** How often each letter arrived, once so many have. */
async function lettersOf(mail: MailServer, wanted: number): Promise<Map<string, number>> {
  const times = new Map<string, number>()
  for (const end = performance.now() + LETTERS_MS; performance.now() < end; await pass(500)) {
    times.clear()
    for (const { raw } of mail.received) {
      const [, id = ''] = /^Message-ID: (\S+)/im.exec(raw) ?? []
      times.set(id, (times.get(id) ?? 0) + 1)
    }
    if (times.size >= wanted) break
  }
  return times
}

/** Confirms once more, as a person does, a plan that was quoted on another day: the refusal is by design. */
const confirmingAgain = (caller: Caller, told: Told): Caller => ({
  ...caller,
  call: async (name, payload) => {
    try {
      return await caller.call(name, payload)
    } catch (error) {
      const line = error instanceof Error ? error.message : ''
      if (!line.includes(planesMessages.precioDeHoy.code)) throw error
      told.refused.splice(told.refused.indexOf(line), 1)
      return await caller.call(name, payload)
    }
  },
})

/**
 * Persons who sell through a door while faults happen. The first sale, in peace, is the measure of the others: each has
 * the same rows, no less and no more.
 */
export async function openSelling(place: Place) {
  const mail = await startMailServer()
  const [door, told, done] = [createDoor(), nothingTold(), [] as number[]]
  const halves: string[] = []
  let last = 0
  let ending = false
  let sellers: Promise<void>[] = []

  // One for each seller: logins of killed servers stay counted as failed, and would make later ones wait
  const callers = Array.from({ length: SELLERS }, () =>
    openCaller({ origin: door.url, usuario: 'asesora', told: () => told }),
  )

  async function sellOne(caller: Caller, numero: number): Promise<void> {
    const refusals = told.refused.length
    try {
      await sell(confirmingAgain(caller, told), numero)
      done.push(numero)
    } catch (error) {
      // A refusal is counted where it was answered
      if (told.refused.length === refusals) throw error
    }
  }

  return {
    env: { SMTP_URL: mail.url },
    door,
    told,
    done,
    begin: async () => {
      // One after another: parallel logins of a user are refused
      for (const caller of callers) await caller.enter()
      for (const caller of callers.slice(0, 1)) await sellOne(caller, last++)
      await lettersOf(mail, 1)
      sellers = callers.map(async (caller) => {
        while (!ending) await sellOne(caller, last++)
      })
    },
    /** Looks for halves of writes now. */
    lookForHalves: async () => {
      halves.push(...(await look(place, ({ pool }) => halvesIn(pool))))
    },
    /** Finishes the begun sales, and waits for their letters. */
    finish: async () => {
      ending = true
      await Promise.all(sellers)
      for (const caller of callers) caller.close()
      await lettersOf(mail, done.length)
    },
    /** Counts, with no server running: `zeros` must be zeros. */
    count: async () => {
      const letters = await lettersOf(mail, 0)
      const correos = done.map(correoDe)
      const { missing, doubled } = await look(place, async (connection) => {
        halves.push(...(await halvesIn(connection.pool)))
        const cards = await reviseTarjetas(createDb(connection))
        if (cards.length > 0) halves.push(`cards that are not as they would be made: ${cards.length}`)
        const shapes = await shapesOf(connection.pool)
        const found = compare(shapes.get(correoDe(0)) ?? new Map(), shapes, correos)
        const strange = [...shapes.keys()].filter((correo) => !correos.includes(correo))
        return { ...found, doubled: [...found.doubled, ...strange.map((correo) => `${correo}: of no finished sale`)] }
      })
      await mail.close()
      for (const line of [...missing, ...doubled, ...halves, ...told.refused].slice(0, 20)) console.log(`  ${line}`)
      const zeros = {
        missing: missing.length,
        doubled: doubled.length,
        'half-done': halves.length,
        refused: told.refused.length,
        'replies 500': told.byStatus[500] ?? 0,
        'without Retry-After': told.withoutRetryAfter,
        'letters lost': done.length - letters.size,
      }
      const twice = [...letters.values()].filter((count) => count > 1).length
      const words = Object.entries(zeros).map(([what, count]) => `${what} ${count}`)
      const summary = `${done.length} sales, ${told.acked} confirmed writes, ${told.repeated} calls sent again under their key; ${words.join(', ')}; letters ${letters.size}, twice ${twice}, logins again ${told.logins}`
      return { summary, holds: Object.values(zeros).every((count) => count === 0) }
    },
  }
}
