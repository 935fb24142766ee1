import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import type { LapsoDeCita } from '@alerce/domain/agenda/cuadricula'
import { fechaDe, horaDe } from '@alerce/domain/base/fechas/reloj'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messageOf } from '../../../lib/api/errors.ts'
import { type HoraConTope, horaConTopeDe } from '../../../lib/citas.ts'
import { refreshAfter } from '../../../lib/refresh.ts'
import { quienCambio } from '../../../lib/sale/ajeno.ts'
import { useOffers } from '../../../lib/session/session.ts'
import { diaEnPalabras } from '../../../lib/time/dias.ts'
import { type Cita, changeOf, kindText, momentsOf, useAgendar, useRestituir } from './citas.ts'
import { type Cambio, cambioDe } from './dialogos/falla-de-cita.ts'
import { ahora } from './dias/ahora.ts'
import { sameLapso, whyNot } from './moves.ts'

/** 'jueves, 8 de octubre, de 10:30 a 11:00'. */
const textOf = ({ start, end }: LapsoDeCita) => `${diaEnPalabras(fechaDe(start))}, de ${horaDe(start)} a ${horaDe(end)}`

const outcomeOf = ({ nombre }: Cita, estado: Cita['estado']) =>
  estado === null
    ? 'La cita volvió a quedar sin resultado'
    : `Cita de ${nombre}: ${kindText[estado === 'R' ? 'realizada' : 'no-realizada']}`

/** Notice with the author of a change, for places without a dialog that shows the current state. */
export const changedBy = (cambio: Cambio) => `${quienCambio(cambio, 'esta cita')}. Se muestra como quedó.`

/** One sentence for a failure. A stale appointment names the author of the change. */
function failureOf(error: unknown): string {
  const cambio = cambioDe(error)
  return cambio ? changedBy(cambio) : messageOf(error, agendaMessages.saveFailed.text)
}

/** An appointment on its way: where it stood, where it is wanted, and the version that the next change is of. */
interface Job {
  readonly from: Cita
  to: LapsoDeCita
  version: number
}

interface Teller {
  readonly say: (text: string, undo?: () => Promise<void>) => void
  /** Runs after the changes that are being sent. */
  readonly inLine: (work: () => Promise<void>) => void
  /** Opens the dialog for a taken time; false when it cannot open, and a notice reports it. */
  readonly onOverlap: (cita: Cita, ocupada: HoraConTope) => boolean
  /** Called after an undo moved the appointment back, or restored it. */
  readonly onUndone: (cita: Cita) => void
}

/** Changes without a form: a moved appointment or its outcome, at once, each with an undo. */
export function useCambios({ say, inLine, onOverlap, onUndone }: Teller) {
  const agendar = useAgendar()
  const restituir = useRestituir()
  const restores = useOffers('restituirCita')
  const client = useQueryClient()
  /** Version of each appointment after the last change made here. */
  const own = useRef(new Map<number, number>())
  const jobs = useRef(new Map<number, Job>())
  const [moving, setMoving] = useState<ReadonlyMap<number, LapsoDeCita>>(new Map())

  const show = (citaId: number, to: LapsoDeCita) => setMoving((all) => new Map(all).set(citaId, to))
  /** Sent on meanwhile, it is shown where it goes. */
  const hide = (citaId: number, at: LapsoDeCita) =>
    setMoving((all) => (all.get(citaId) === at ? new Map([...all].filter(([id]) => id !== citaId)) : all))

  function failed(error: unknown, wanted: Cita): void {
    const ocupada = horaConTopeDe(error)
    if (ocupada && onOverlap(wanted, ocupada)) return
    say(failureOf(error))
    // A stale refusal has already read the agenda again
    if (!cambioDe(error)) void refreshAfter(client, 'agendarCita')
  }

  async function undo({ from, version: then }: Job): Promise<void> {
    // steps after it that were undone before it moved it on
    const version = own.current.get(from.citaId) ?? then
    const back = { start: from.start, end: from.end }
    show(from.citaId, back)
    // it may have shared its hour with another on purpose
    const payload = { ...changeOf({ ...from, version }, {}), permiteTope: from.permiteTope }
    const { done, read } = momentsOf((said) => agendar.mutateAsync(payload, said))
    const shown = () => hide(from.citaId, back)
    read.then(shown, shown)
    try {
      await done
      own.current.set(from.citaId, version + 1)
      say('La cita volvió a su hora')
      onUndone(from)
    } catch (error) {
      failed(error, { ...from, version })
    }
  }

  /** Steps that follow fast on each other are one change: the last one is waited for. */
  async function run(job: Job): Promise<void> {
    const { from } = job
    // Undone meanwhile: that undo made a newer version
    job.version = Math.max(job.version, own.current.get(from.citaId) ?? 0)
    let sent = job.to
    let last: Promise<unknown> = Promise.resolve()
    try {
      do {
        sent = job.to
        const payload = changeOf({ ...from, version: job.version }, sent)
        const { done, read } = momentsOf((said) => agendar.mutateAsync(payload, said))
        last = read
        await done
        job.version += 1
      } while (job.to !== sent)
      own.current.set(from.citaId, job.version)
      say(`Cita movida al ${textOf(sent)}`, () => undo(job))
    } catch (error) {
      failed(error, { ...from, ...sent, version: job.version })
    }
    jobs.current.delete(from.citaId)
    // refused with a later step on its way, it stays where it was all the same
    const shown = () => hide(from.citaId, job.to)
    last.then(shown, shown)
  }

  /** True when the appointment is being moved; otherwise a notice gives the reason. */
  function moveTo(cita: Cita, to: LapsoDeCita): boolean {
    if (sameLapso(cita, to)) return false
    const why = whyNot(cita, to, ahora())
    if (why) {
      say(why)
      return false
    }
    show(cita.citaId, to)
    const job = jobs.current.get(cita.citaId)
    if (job) job.to = to
    else {
      const begun = { from: cita, to, version: cita.version }
      jobs.current.set(cita.citaId, begun)
      inLine(() => run(begun))
    }
    return true
  }

  /** `told` runs once it is saved. */
  const save = (cita: Cita, estado: Cita['estado'], told: () => void) =>
    momentsOf((said) =>
      agendar.mutateAsync(changeOf(cita, { estado }), () => {
        own.current.set(cita.citaId, cita.version + 1)
        told()
        said()
      }),
    )

  async function unmark(cita: Cita): Promise<void> {
    const now = { ...cita, version: own.current.get(cita.citaId) ?? cita.version + 1 }
    try {
      await save(now, cita.estado, () => say(outcomeOf(cita, cita.estado))).done
    } catch (error) {
      failed(error, now)
    }
  }

  /** Saves the outcome of a past appointment; rejects if the save fails. */
  const mark = (cita: Cita, estado: 'R' | 'N') =>
    save(cita, estado, () => say(outcomeOf(cita, estado), () => unmark(cita)))

  /** Restores a deleted appointment, past or future, with its outcome. */
  async function restore(cita: Cita): Promise<void> {
    try {
      await momentsOf((said) => restituir.mutateAsync({ citaId: cita.citaId }, said)).done
      say('La cita volvió a su hora')
      onUndone(cita)
    } catch (error) {
      say(messageOf(error, agendaMessages.restoreFailed.text))
      void refreshAfter(client, 'agendarCita')
    }
  }

  return {
    moving,
    moveTo,
    /** Null: a deleted appointment does not come back. */
    restore: restores ? restore : null,
    /** Settles after the re-read: the dialog stays open until then. */
    mark: async (cita: Cita, estado: 'R' | 'N') => void (await mark(cita, estado).read),
    /** The same without a dialog that could show the failure. */
    markNow: (cita: Cita, estado: 'R' | 'N') =>
      inLine(() => mark(cita, estado).done.catch((error: unknown) => failed(error, cita))),
  }
}
