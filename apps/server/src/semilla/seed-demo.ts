import { pesos } from '@alerce/domain/base/dinero/tipos'
import { DIA_MS, HORA_MS } from '@alerce/domain/base/fechas/duracion'
import { aDDMMYYYY, sumaDias } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { AUTORIZADA, RECHAZADA } from '@alerce/domain/postulacion/autorizacion'
import { issueDocumentos } from '../core/contrato/documentos/issue-documentos.ts'
import { pdfAqui } from '../core/pdf-services.ts'
import { almacenEnLaBase } from '../platform/almacen/repository.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { createMailer } from '../platform/outside/mail.ts'
import { pasarelaPropia } from '../platform/outside/pasarela/propia.ts'
import { seedCatalogo } from './catalogo.ts'
import { readNotificaciones, seedDeclaraciones } from './declaraciones.ts'
import { comoPersona, type DemoServices, personaDe } from './demo/como-persona.ts'
import { deliverDocumentos } from './demo/documentos.ts'
import { seedParejas } from './demo/parejas.ts'
import { confirmPlan, type DemoCall, elegirPlan } from './demo/recorrido.ts'
import { type VentaDemo, ventasDemo } from './demo/ventas.ts'
import { seedInvitaciones } from './mesa/invitaciones.ts'
import { rutsDemo, seedPadrones } from './padrones.ts'
import { seedProspectos } from './prospectos.ts'
import { conDocumentosPendientes, cotizables, invitables } from './repository.ts'
import { seedUsuarios } from './usuarios.ts'

async function prospectoDe(call: DemoCall, es: (caso: VentaDemo) => boolean): Promise<number> {
  const { rut = '' } = ventasDemo.find((caso) => caso.asesor === 'asesora' && es(caso))?.postulante ?? {}
  const [found] = await call('buscarProspectos', { texto: rut, limite: 1 })
  if (!found) throw new Error('falta una venta de la demostración')
  return found.prospectoId
}

/** Irregularities of the desk in papers of the asesora: one open, one corrected. */
async function seedIrregularidades(tx: Db, clock: Clock, servicios: DemoServices): Promise<void> {
  const asesora = comoPersona(tx, servicios, clock.ahora(), await personaDe(tx, 'asesora'))
  const persona = await personaDe(tx, 'mesa')
  const mesa = (horas: number) =>
    comoPersona(tx, servicios, new Date(Date.parse(clock.ahora()) - horas * HORA_MS).toISOString(), persona)

  const conPapeles = await prospectoDe(asesora, ({ contratada }) => contratada === true)
  await mesa(20)('abrirIrregularidad', { prospectoId: conPapeles, codigo: '10', codigoDetalle: '1' })
  const aceptado = await prospectoDe(asesora, ({ finalizada, contratada }) => finalizada === true && !contratada)
  const cerrada = { prospectoId: aceptado, codigo: '12', codigoDetalle: '2' }
  const { irregularidadId } = await mesa(44)('abrirIrregularidad', cerrada)
  await mesa(21)('cerrarIrregularidad', { irregularidadId })
  await readNotificaciones(asesora, aceptado)
}

const CUANTOS = 4
/** Income enough for some plan of every big region. */
const RENTA_MINIMA = pesos(1_500_000)

/** Some prospects with a confirmed plan; the DS is their next step. */
async function seedCotizados(tx: Db, servicios: DemoServices): Promise<void> {
  const asesora = await personaDe(tx, 'asesora')
  for (const { id, registradoEn } of await cotizables(tx, 'asesora', RENTA_MINIMA, CUANTOS)) {
    const ahora = new Date(Date.parse(registradoEn) + HORA_MS).toISOString()
    await confirmPlan(comoPersona(tx, servicios, ahora, asesora), id, 'tabla')
  }
}

/** A prospect at Plan Preliminar: plan chosen, all documents uploaded, not confirmed. */
async function seedWithPlan(tx: Db, servicios: DemoServices): Promise<void> {
  const asesora = await personaDe(tx, 'asesora')
  for (const { id, registradoEn } of await cotizables(tx, 'asesora', RENTA_MINIMA, 1)) {
    const ahora = new Date(Date.parse(registradoEn) + HORA_MS).toISOString()
    const call = comoPersona(tx, servicios, ahora, asesora)
    await elegirPlan(call, id)
    await deliverDocumentos(call, id, 'tabla')
  }
}

const sinTrabajos = { send: async () => undefined }

/** Issues the papers of the demo's finished sale, as the background job would, and confirms its summary. */
async function seedDocumentos(db: Db, clock: Clock, servicios: DemoServices): Promise<void> {
  const services = {
    jobs: sinTrabajos,
    ...servicios,
    almacen: almacenEnLaBase,
    scan: async () => null,
    sealTiempo: null,
    fuenteDeUf: null,
    pasarela: pasarelaPropia,
    readHechos: async () => [],
    demo: true,
    ...pdfAqui,
  }
  const mailer = createMailer({ url: undefined, from: '' })
  for (const declaracionId of await conDocumentosPendientes(db)) {
    await issueDocumentos({ db, clock, services, mailer }, { declaracionId })
    const call = comoPersona(db, servicios, clock.ahora(), await personaDe(db, 'asesora'))
    await call('guardarEtapa', {
      identificador: declaracionId,
      etapa: 'resumenCotizacion',
      subetapa: 'Documentos Generados',
    })
  }
}

/** Days since the reception and, if processed, the processing of each FUN. */
const bajas = [
  { rut: rutsDemo.cargaTerminada, recibido: 23, procesado: 9 },
  { rut: rutsDemo.cargaSinFun, recibido: 6, procesado: null },
  { rut: rutsDemo.cargaConVenta, recibido: 2, procesado: null },
] as const

/** Records of the desk: FUN processed and pending, and a card mandate. */
async function seedMesa(tx: Db, clock: Clock, servicios: DemoServices): Promise<void> {
  const persona = await personaDe(tx, 'mesa')
  const hace = (dias: number) => new Date(Date.parse(clock.ahora()) - dias * DIA_MS).toISOString()
  const fecha = (dias: number) => aDDMMYYYY(sumaDias(hoyEnSantiago(clock.ahora()), -dias))
  for (const { rut, recibido, procesado } of bajas) {
    const mesa = comoPersona(tx, servicios, hace(procesado ?? recibido), persona)
    const fun = { recibido: fecha(recibido), procesado: procesado === null ? null : fecha(procesado) }
    await mesa('guardarFunBaja', { rut, ...fun })
  }
  const mesa = comoPersona(tx, servicios, hace(1), persona)
  for (const { mandato, postulante } of ventasDemo) {
    if (!mandato) continue
    const [caso] = await mesa('buscarCasosMesa', { texto: postulante.rut })
    if (!caso?.declaracionSaludId) throw new Error('falta una venta de la demostración')
    await mesa('registrarMandato', { declaracionSaludId: caso.declaracionSaludId, referencia: mandato })
  }
}

interface AutorizacionDemo {
  /** Hours since the request. */
  readonly pedida: number
  readonly motivo: string
  /** Answer, some hours later; null: pending. */
  readonly respuesta: { readonly estado: number; readonly observacion: string; readonly trasHoras: number } | null
}

const casos: readonly AutorizacionDemo[] = [
  {
    pedida: 50,
    motivo: 'Su AFP no emite el certificado en línea; la liquidación coincide con la renta.',
    respuesta: { estado: AUTORIZADA, observacion: '', trasHoras: 2 },
  },
  {
    pedida: 27,
    motivo: 'Perdió la clave de su AFP.',
    respuesta: { estado: RECHAZADA, observacion: 'Que pida una clave nueva: demora un día.', trasHoras: 3 },
  },
  { pedida: 3, motivo: 'Cambió de empleador este mes y su AFP aún no lo muestra.', respuesta: null },
]

/** Requests of the asesora to quote employees without a certificate: one authorized, one rejected, one pending. */
async function seedAutorizaciones(tx: Db, clock: Clock, servicios: DemoServices): Promise<void> {
  const [asesora, jefatura] = [await personaDe(tx, 'asesora'), await personaDe(tx, 'jefatura')]
  const hace = (horas: number) => new Date(Date.parse(clock.ahora()) - horas * HORA_MS).toISOString()
  const found = await invitables(tx, 'asesora', pesos(0), casos.length)
  for (const [at, { pedida, motivo, respuesta }] of casos.entries()) {
    const prospectoId = found[at]?.id ?? 0
    const asesor = comoPersona(tx, servicios, hace(pedida), asesora)
    await asesor('solicitarAutorizacion', { ProspectoID: prospectoId, Comentario: motivo, EjeRut: asesora.rut })
    if (respuesta === null) continue
    const jefe = comoPersona(tx, servicios, hace(pedida - respuesta.trasHoras), jefatura)
    const { filas } = await jefe('obtenerAutorizaciones', {})
    const { estado, observacion } = respuesta
    await jefe('decidirAutorizacion', { autorizacionId: filas[0]?.autorizacionId ?? 0, estado, observacion })
    for (const llamar of [asesor, jefe]) await readNotificaciones(llamar, prospectoId)
  }
}

/**
 * Fills an empty database with the demo in one transaction: catalogue, people and sales; then the papers of the
 * finished sale.
 */
export async function seedDemo(db: Db, clock: Clock, servicios: DemoServices): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await seedCatalogo(tx)
    await seedUsuarios(tx, clock)
    await seedPadrones(tx)
    await seedProspectos(tx, clock)
    await seedCotizados(tx, servicios)
    await seedDeclaraciones(tx, clock, servicios)
    await seedMesa(tx, clock, servicios)
    await seedInvitaciones(tx, clock, servicios)
    await seedIrregularidades(tx, clock, servicios)
    await seedAutorizaciones(tx, clock, servicios)
    await seedParejas(tx, clock, servicios)
    await seedWithPlan(tx, servicios)
  })
  await seedDocumentos(db, clock, servicios)
}
