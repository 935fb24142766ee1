import { common } from '@alerce/contract/messages/common'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { CERTIF_COTIZ } from '@alerce/domain/postulacion/cajas'
import { refuse } from '../../core/refusal.ts'
import { cargasDe } from '../cargas/read-model.ts'
import { insertCarga } from '../cargas/repository.ts'
import { esConocido } from '../conocidos/read-model.ts'
import type { Composicion, RemoteCall } from '../remote-call.ts'
import { deBase64, examined, tamanoDe } from './cargas.ts'

type ArchivoSubido = Awaited<ReturnType<typeof examined>>

/** The core lists documents without ids: ours are made of the prospect and the place in the list. */
const POR_PROSPECTO = 1000
const idEnLista = (prospectoId: number, lugar: number): number => prospectoId * POR_PROSPECTO + lugar + 1

async function upload(
  { ask, db, ahora, nombre: subidoPor }: RemoteCall,
  { nombre, tipoMIME, tamano, base64 }: ArchivoSubido,
  {
    prospectoId,
    idBox,
    tipoAdjunto,
    rut,
  }: { prospectoId: number; idBox: number | null; tipoAdjunto: number; rut: string },
): Promise<number> {
  const archivo = { NombreArchivo: nombre, Binario: base64, TipoMIME: tipoMIME }
  const payload = {
    Identificador: prospectoId,
    Rut: rut,
    ...archivo,
    TipoAdjunto: String(tipoAdjunto),
    idBox: idBox ?? '',
  }
  const { adJ_CORREL } = await ask(tipoAdjunto === 3 ? 'cargaArchivoFinanciero' : 'cargaArchivoProspecto', payload)
  await insertCarga(db, {
    ...{ prospectoId, clase: 'documento', lugar: idBox, correl: adJ_CORREL, nombre, tipoMime: tipoMIME, tamano },
    ...{ subido: ahora, subidoPor },
  })
  return adJ_CORREL
}

const subirDocumentoProspecto: Composicion<'subirDocumentoProspecto'> = async (input, call) => {
  const { prospectoId, idBox = null, tipoAdjunto } = input
  const { rut } = await call.ask('obtenerDatosProspecto', { prospectoId })
  const archivo = await examined(call, input.archivo)
  return { documentoId: await upload(call, archivo, { prospectoId, idBox, tipoAdjunto, rut: rut ?? '' }) }
}

/** Documents in the core's list, with what this server remembers of those that were sent from here. */
const obtenerDocumentosProspecto: Composicion<'obtenerDocumentosProspecto'> = async ({ prospectoId }, call) => {
  const lista = await call.ask('documentosProspecto', { prp_correl: prospectoId })
  const cargas = [...(await cargasDe(call.db, prospectoId, 'documento'))]
  return lista.map(({ ADJ_NOMBRE: nombre, ADJ_ARCHIVO: base64 }, at) => {
    const found = cargas.findIndex((carga) => carga.nombre === nombre)
    const [carga] = found < 0 ? [] : cargas.splice(found, 1)
    return {
      ...{ documentoId: idEnLista(prospectoId, at), idBox: carga?.lugar ?? null, solicitado: null, nombre },
      tipoMIME: carga?.tipoMime ?? deBase64(base64, nombre).mime,
      tamano: carga?.tamano ?? tamanoDe(base64),
      ...{ subido: carga?.subido ?? call.ahora, subidoPor: carga?.subidoPor ?? '' },
    }
  })
}

const descargarDocumentoProspecto: Composicion<'descargarDocumentoProspecto'> = async ({ id }, { ask, db, asesor }) => {
  const prospectoId = Math.floor((id - 1) / POR_PROSPECTO)
  if (!(await esConocido(db, asesor.usuarioId, 'prospecto', prospectoId))) return refuse(common.notFound)
  const lista = await ask('documentosProspecto', { prp_correl: prospectoId })
  const found = lista[id - 1 - prospectoId * POR_PROSPECTO] ?? refuse(common.notFound)
  return deBase64(found.ADJ_ARCHIVO, found.ADJ_NOMBRE)
}

/** Validates a certificate, stores it and links both: three calls of the specifications. */
const validarCertificado: Composicion<'validarCertificado'> = async (input, call) => {
  const { prospectoId, afp = null, tipoAdjunto, rut, rutEmpleador = null, clave = null } = input
  const { ask, db, ahora, nombre: subidoPor } = call
  const archivo = await examined(call, input.archivo, clave ?? '')
  const pdf = { Base64: archivo.base64, Password: clave ?? '', TipoDoc: CERTIF_COTIZ }
  const { RentaPromedio: rentaPromedio } = await ask('validarDocumentoRenta', {
    ...{ Rut: rut, PDA_CORREL: afp ?? '', ...pdf, ProspectoID: prospectoId, RutEmpleador: rutEmpleador ?? '' },
  })
  const correl = await upload(call, archivo, { prospectoId, idBox: null, tipoAdjunto, rut })
  await ask('guardarDocumentoRenta', { PRP_CORREL: prospectoId, ADJ_CORREL: correl, ...pdf })
  const { nombre, tipoMIME: tipoMime, tamano } = archivo
  await insertCarga(db, {
    ...{ prospectoId, clase: 'certificado', correl, nombre, tipoMime, tamano, subido: ahora, subidoPor },
    ...{ rutEmpleador: normalizaRut(rutEmpleador ?? '') ?? '', afp, rentaPromedio },
  })
  return { rentaPromedio, certificadoId: correl, documentoId: correl }
}

/** Certificates validated from here: the core has no call that lists them. */
const obtenerCertificados: Composicion<'obtenerCertificados'> = async ({ prospectoId }, { db }) =>
  (await cargasDe(db, prospectoId, 'certificado')).map(({ correl, rutEmpleador, afp, rentaPromedio }) => ({
    ...{ certificadoId: correl, rutEmpleador: rutEmpleador ?? '', afp, rentaPromedio: rentaPromedio ?? 0 },
    ...{ meses: 0, emitido: null },
  }))

export const deDocumentos = {
  subirDocumentoProspecto,
  obtenerDocumentosProspecto,
  descargarDocumentoProspecto,
  validarCertificado,
  obtenerCertificados,
}
