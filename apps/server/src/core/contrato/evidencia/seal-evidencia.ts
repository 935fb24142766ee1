import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { esContratoNuevo } from '@alerce/domain/contrato/vigencia'
import { escribirManifiesto, FORMATO, type Manifiesto } from '@alerce/evidencia/manifiesto'
import type { Db } from '../../../platform/db/database.ts'
import { selloGuardado } from '../../acceso/accesos/read-model.ts'
import { SISTEMA } from '../../actor.ts'
import { findDeclaracion } from '../../declaracion/ds/read-model.ts'
import type { JobContext } from '../../job-context.ts'
import { noteAndNotify } from '../../postulacion/prospecto/note-and-notify.ts'
import { contactoDe, findProspecto } from '../../postulacion/prospecto/read-model.ts'
import { drawCopiasFirmadas } from '../documentos/draw-copias-firmadas.ts'
import { notifyContratoHecho } from '../firmados/suscripcion/notify-contrato-hecho.ts'
import { type ArchivoReunido, gatherArchivos } from './gather-archivos.ts'
import { suscritoEn } from './read-model.ts'
import { hechosDe } from './read-model-hechos.ts'
import { insertEvidencia } from './repository.ts'

/** The key of whoever seals evidence is one of its own. */
export const FIRMA_DE_EVIDENCIA = 'evidencia'

async function composeManifiesto(tx: Db, declaracionId: number, sellado: string) {
  const declaracion = await findDeclaracion(tx, declaracionId)
  const prospecto = declaracion && (await findProspecto(tx, declaracion.prospectoId))
  if (!prospecto) return null
  const archivos = await gatherArchivos(tx, declaracionId)
  const rutaDe = new Map(archivos.map(({ archivoId, ruta }) => [archivoId, ruta]))
  const nombre = nombreCompleto(prospecto)
  const { rut, numeroPasaporte } = prospecto
  const cabeza = await selloGuardado(tx)
  const manifiesto: Manifiesto = {
    formato: FORMATO,
    sellado,
    venta: { identificador: declaracionId, folio: declaracion.folio, tipoVenta: declaracion.tipoVenta },
    contratante: { nombre, documento: rut ? formatoRut(rut) : `pasaporte ${numeroPasaporte ?? ''}` },
    asesor: (await contactoDe(tx, prospecto.asesorId)).nombre,
    archivos: archivos.map(({ archivoId: _, ...archivo }: ArchivoReunido) => archivo),
    hechos: await hechosDe(tx, { declaracionId, postulante: nombre, rutaDe }),
    cadena: { entradas: cabeza?.entradas ?? 0, ultima: cabeza?.ultima ?? 0, huella: cabeza?.huella ?? '' },
  }
  return { manifiesto, venta: { declaracion, prospecto }, archivoIds: archivos.map(({ archivoId }) => archivoId) }
}

/** Puts the evidence of a sale that ended together, signs and keeps it, once; what is kept of it never changes. */
export async function sealEvidencia(context: JobContext, declaracionId: number): Promise<void> {
  const { db, clock, services } = context
  // the pack holds each paper as it was issued and as it was signed
  await drawCopiasFirmadas(context, declaracionId)
  const creada = clock.ahora()
  await db.transaction().execute(async (tx) => {
    const hallado = await composeManifiesto(tx, declaracionId, creada)
    if (!hallado) return
    const texto = escribirManifiesto(hallado.manifiesto)
    const { clave, sign } = services.vault.firmante(FIRMA_DE_EVIDENCIA)
    const manifiesto = services.vault.en('evidencia.manifiesto', declaracionId).sealBytes(Buffer.from(texto))
    const evidencia = { declaracionId, manifiesto, clave, firma: sign(texto), creada, siguiente: creada }
    if (!(await insertEvidencia(tx, evidencia, hallado.archivoIds))) return
    const sistema = { kind: 'sistema', mando: 'evidencia' } as const
    const { jobs, vault, direccion } = services
    const parts = { tx, jobs, vault, direccion, actor: sistema, autor: SISTEMA }
    const ctx = { ...parts, ahora: creada, hoy: hoyEnSantiago(creada) }
    await noteAndNotify(ctx, hallado.venta.prospecto, 'evidenciaSellada')
    // once, with the signed copies that are there by now
    const hecho = await suscritoEn(tx, declaracionId)
    if (hecho && esContratoNuevo(hecho, creada)) await notifyContratoHecho(ctx, hallado.venta)
  })
}
