import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { esCopiaDeLaDS, tituloDelPapel } from '@alerce/domain/contrato/documentos'
import { correoVelado } from '@alerce/domain/declaracion/invitacion/enlace'
import { copiaFirmada, type FirmaDeCopia } from '../../../papeles/copia-firmada.ts'
import { datosDelPostulante } from '../../../papeles/cotizacion.ts'
import type { Db } from '../../../platform/db/database.ts'
import { deleteSueltos } from '../../base/archivos/delete-sueltos.ts'
import { huellasDe, readArchivo } from '../../base/archivos/read-model.ts'
import { saveArchivo } from '../../base/archivos/save-archivo.ts'
import { findDeclaracion } from '../../declaracion/ds/read-model.ts'
import { METODO_DEL_CODIGO } from '../../declaracion/invitacion/leave-constancia.ts'
import { ultimaConstancia } from '../../declaracion/invitacion/read-model.ts'
import type { JobContext } from '../../job-context.ts'
import { findProspecto } from '../../postulacion/prospecto/read-model.ts'
import { suscritoEn } from '../evidencia/read-model.ts'
import { hechosDe } from '../evidencia/read-model-hechos.ts'
import { type DocumentoDeContrato, documentosDe, PDF } from './read-model.ts'
import { saveCopiaFirmada } from './repository.ts'
import { gatherDocumentos } from './reunidos/gather-documentos.ts'

/** Served to anybody, without a session. */
const VERIFICADOR = '/verificador.html'

/** Of what the applicant did, what says nothing of their health. */
const DEL_CERTIFICADO = [
  'Probó su identidad y entró',
  'Firmó la Declaración de Salud',
  'Firmó los documentos del contrato',
]

/** How the papers of a sale were signed on a phone, or null. */
async function firmaDe(tx: Db, declaracionId: number, direccion: string): Promise<FirmaDeCopia | null> {
  const declaracion = await findDeclaracion(tx, declaracionId)
  const prospecto = declaracion && (await findProspecto(tx, declaracion.prospectoId))
  const firma = await ultimaConstancia(tx, declaracionId, 'contrato')
  if (!prospecto || !firma?.huella) return null
  const nombre = nombreCompleto(prospecto)
  const hechos = await hechosDe(tx, { declaracionId, postulante: nombre })
  const [, documento = ['Documento', '-']] = datosDelPostulante(prospecto)
  return {
    folio: declaracion.folio,
    nombre,
    documento,
    correo: correoVelado(prospecto.correo),
    en: firma.en,
    ip: firma.ip,
    agente: firma.agente,
    metodo: firma.metodo ?? METODO_DEL_CODIGO,
    huella: firma.huella,
    suscrito: (await suscritoEn(tx, declaracionId)) ?? firma.en,
    actos: hechos.filter(({ que, quien }) => quien === nombre && DEL_CERTIFICADO.includes(que)),
    verificador: `${direccion}${VERIFICADOR}`,
  }
}

async function draw({ db, services }: JobContext, documento: DocumentoDeContrato, firma: FirmaDeCopia) {
  const { id, nombre, archivoId } = documento
  if (archivoId === null) return
  const pdf = (await readArchivo({ ...services, tx: db }, archivoId)).contenido
  const sha256 = (await huellasDe(db, [archivoId])).get(archivoId) ?? ''
  const contenido = await services.print(copiaFirmada({ titulo: tituloDelPapel(nombre), pdf, sha256 }, firma))
  await db.transaction().execute(async (tx) => {
    const donde = { ...services, tx, ahora: firma.suscrito }
    const copia = await saveArchivo(donde, { contenido, mime: PDF, confidencial: esCopiaDeLaDS(documento) })
    const guardada = await saveCopiaFirmada(tx, { documentoId: id, archivoId: copia, en: firma.suscrito })
    if (!guardada) await deleteSueltos(donde, [copia])
  })
}

/**
 * Makes the signed copy of each paper that was signed on a phone, once, and puts them together. Repeating it is harmless;
 * no transaction is held while one is drawn.
 */
export async function drawCopiasFirmadas(context: JobContext, declaracionId: number): Promise<void> {
  const { db, services } = context
  const faltan = (await documentosDe(db, declaracionId)).filter(
    ({ firmadoEn, copiaFirmadaId, archivoId }) => firmadoEn !== null && copiaFirmadaId === null && archivoId !== null,
  )
  if (faltan.length === 0) return
  const firma = await firmaDe(db, declaracionId, services.direccion)
  if (!firma) return
  for (const documento of faltan) await draw(context, documento, firma)
  await gatherDocumentos(context, declaracionId)
}
