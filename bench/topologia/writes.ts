import { setTimeout as pass } from 'node:timers/promises'
import { confirmPlan, declare, formularioDe, generateDS } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { hecho } from '../../apps/server/src/testing/archivos/pdfs.ts'
import { aDDMMYYYY, sumaDias } from '../../packages/domain/base/fechas/fecha.ts'
import { hoyEnSantiago } from '../../packages/domain/base/fechas/instante.ts'
import { digitoVerificador } from '../../packages/domain/base/persona/rut.ts'
import type { Caller } from '../support/caller.ts'

/** Pause between two pieces of work, milliseconds: faults are measured, not the machine. */
const PAUSE_MS = 200
/** Fewer than a day of an agenda takes. */
const CITAS_AL_DIA = 25

/** A prospect as acknowledged so far. */
export interface Acknowledged {
  readonly correo: string
  prospectoId: number | null
  celular: string
  modificado: number
  tomado: number
  documentos: number
  citas: number
}

/** A whole sale on paper, acknowledged up to its sent declaration. */
export interface SoldAcknowledged {
  readonly correo: string
  prospectoId: number | null
  enviada: boolean
}

export interface Ledger {
  readonly prospectos: Acknowledged[]
  readonly ventas: SoldAcknowledged[]
  /** Writes that were refused, or that got no answer. */
  readonly failures: string[]
}

export const newLedger = (): Ledger => ({ prospectos: [], ventas: [], failures: [] })

let last = 0
const citasDe = new Map<Caller, number>()

/** Start of the next appointment of an advisor: some each day, one over another. */
function nextCita(client: Caller): string {
  const made = citasDe.get(client) ?? 0
  citasDe.set(client, made + 1)
  const dia = sumaDias(hoyEnSantiago(new Date().toISOString()), 1 + Math.floor(made / CITAS_AL_DIA))
  return `${dia.split('-').reverse().join('/')} 11:00:00`
}

/** Adds a prospect, corrects it, takes it, files a document, and books an appointment that mails a letter. */
async function workOnProspecto(client: Caller, ledger: Ledger): Promise<void> {
  last += 1
  const number = last
  const correo = `topologia${number}@example.cl`
  const one: Acknowledged = {
    correo,
    prospectoId: null,
    celular: '912345678',
    modificado: 0,
    tomado: 0,
    documentos: 0,
    citas: 0,
  }
  ledger.prospectos.push(one)
  const persona = {
    tipoProspecto: 'OPE',
    nombres: 'MARÍA',
    apellidoPaterno: 'DE',
    apellidoMaterno: 'TOPOLOGÍA',
  } as const
  const { prospectoId } = await client.call('ingresarProspecto', { ...persona, celular: one.celular, correo })
  one.prospectoId = prospectoId
  const celular = String(930_000_000 + number)
  await client.call('ingresarProspecto', { prospectoId, celular })
  Object.assign(one, { celular, modificado: 1 })
  await client.call('prospectoGestionado', { prospectoId, accion: 'agendar' })
  one.tomado = 1
  const query = { prospectoId: String(prospectoId), tipoAdjunto: '40' }
  await client.upload(query, 'cedula.pdf', hecho({ raiz: `/Numero (${number})` }))
  one.documentos = 1
  const cuando = { fechaHoraInicio: nextCita(client), duracionMinutos: 30, permiteTope: true }
  await client.call('agendarCita', { prospectoId, ...cuando, avisar: true })
  one.citas = 1
}

/** Sells on paper, from the form to the sent declaration: plan, documents, certificate, health. */
export async function sell(client: Caller, ledger: Ledger): Promise<void> {
  last += 1
  const number = last
  const rut = 11_000_000 + number
  const form = formularioDe({
    rut: `${rut}-${digitoVerificador(rut)}`,
    nombres: 'ELENA',
    apellidoPaterno: 'DE',
    apellidoMaterno: 'VENTA',
    nacimiento: '1990-03-15',
    sexo: 'F',
    renta: 1_800_000,
    rutEmpleador: '76086428-5',
  })
  const correo = `venta${number}@example.cl`
  const one: SoldAcknowledged = { correo, prospectoId: null, enviada: false }
  ledger.ventas.push(one)
  const { call } = client
  const { prospectoId } = await call('ingresarProspecto', { ...form, correo })
  one.prospectoId = prospectoId
  await confirmPlan(call, prospectoId)
  const identificador = await generateDS(call, prospectoId)
  const fechaDS = aDDMMYYYY(hoyEnSantiago(new Date().toISOString()))
  await declare(
    call,
    identificador,
    { folioDS: String(700_000 + number), fechaDS, peso: 60, altura: 1.65 },
    'resultado',
  )
  one.enviada = true
}

/** Repeats a work without end until told to stop; what has begun is then finished. */
function repeat(work: () => Promise<void>, { failures }: Ledger) {
  let stopped = false
  const done = (async () => {
    for (; !stopped; await pass(PAUSE_MS)) await work().catch((error: Error) => void failures.push(error.message))
  })()
  return {
    stop: async () => {
      stopped = true
      await done
    },
  }
}

/** Mixed writes of each advisor, one after another. */
export function startWrites(advisors: readonly Caller[], ledger: Ledger) {
  const all = advisors.map((client) => repeat(() => workOnProspecto(client, ledger), ledger))
  return { stop: async () => void (await Promise.all(all.map((one) => one.stop()))) }
}

/** Whole sales, one after another. */
export const startSales = (client: Caller, ledger: Ledger) => repeat(() => sell(client, ledger), ledger)
